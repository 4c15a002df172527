import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import { GossipService, StreamsService, features, type shared } from './protocol.js';

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
