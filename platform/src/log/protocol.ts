/** The client's generated protocol code: CommonJS whose names Node cannot see from an ES module, hence the default imports. */
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobufEmpty from 'google-protobuf/google/protobuf/empty_pb.js';

export { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
export { shared, streams, protobufEmpty };
