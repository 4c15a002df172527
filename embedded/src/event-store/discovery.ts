import { randomUUID } from 'node:crypto';
import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import { gossip, shared, GossipService, StreamsService, features } from './protocol.js';

/** A cluster of one, whose leader is this node, for clients that look for nodes before they connect. */
export function gossipService(address: string, port: () => number) {
  const instanceId = new shared.UUID().setString(randomUUID());
  return {
    read: (
      _call: ServerUnaryCall<shared.Empty, gossip.ClusterInfo>,
      callback: sendUnaryData<gossip.ClusterInfo>,
    ): void => {
      const member = new gossip.MemberInfo()
        .setInstanceId(instanceId)
        .setTimeStamp(`${Date.now()}0000`)
        .setState(gossip.MemberInfo.VNodeState.LEADER)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress(address).setPort(port()));
      callback(null, new gossip.ClusterInfo().setMembersList([member]));
    },
  };
}

/** The release whose behaviour this server copies. */
const VERSION = '24.10.0';

const methodsOf = (service: Readonly<Record<string, { readonly path: string }>>) =>
  Object.values(service).map(({ path }) => {
    const [, serviceName = '', methodName = ''] = path.toLowerCase().split('/');
    return new features.SupportedMethod().setServiceName(serviceName).setMethodName(methodName);
  });

const supported = new features.SupportedMethods()
  .setEventStoreServerVersion(VERSION)
  .setMethodsList([...methodsOf({ ...StreamsService }), ...methodsOf({ ...GossipService })]);

/** Tells the client what this server can do, above all `BatchAppend`. */
export const serverFeatures = {
  getSupportedMethods: (
    _call: ServerUnaryCall<shared.Empty, features.SupportedMethods>,
    callback: sendUnaryData<features.SupportedMethods>,
  ) => callback(null, supported),
};
