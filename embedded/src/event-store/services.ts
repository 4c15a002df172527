/** The protocol's services, apart from its messages: the writer's thread has no use for gRPC. */
export { StreamsService, StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
export { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
export { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
