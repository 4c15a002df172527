/**
 * The client's own generated protocol code, so that the two can never disagree. It is CommonJS whose names Node cannot
 * see from an ES module, hence the default imports, in this one place.
 */
import streams from '@eventstore/db-client/generated/streams_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import protobufAny from 'google-protobuf/google/protobuf/any_pb.js';
import protobufEmpty from 'google-protobuf/google/protobuf/empty_pb.js';

export { streams, shared, status, features, gossip, protobufAny, protobufEmpty };
