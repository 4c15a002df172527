/** What the embedded event store is measured against: its protocol, on the same server, and nothing stored. Says its port once it listens. */
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { success } from '../../embedded/dist/event-store/batch-responses.js';
import { gossipService, serverFeatures } from '../../embedded/dist/event-store/server.js';
import { GossipService, ServerFeaturesService, StreamsService } from '../../embedded/dist/event-store/services.js';

const HOST = '127.0.0.1';
let port = 0;
let position = 0;

const server = new Server();
server.addService(ServerFeaturesService, { ...serverFeatures });
server.addService(
  GossipService,
  gossipService(HOST, () => port),
);
server.addService(StreamsService, {
  batchAppend: (call) =>
    call.on('data', (request) => {
      const to = {
        correlationId: request.getCorrelationId(),
        streamIdentifier: request.getOptions().getStreamIdentifier(),
      };
      call.write(success(to, 0, (position += 1)));
    }),
});
server.bindAsync(`${HOST}:0`, ServerCredentials.createInsecure(), (error, bound) => {
  if (error) throw error;
  port = bound;
  process.send({ port });
});
process.once('disconnect', () => process.exit(0));
