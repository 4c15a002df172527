import { randomUUID } from 'node:crypto';
import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import { gossip, shared } from './protocol.js';

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
