import { EventStoreDBClient } from '@eventstore/db-client';

/** In which version each event of a type stands in a stream, read past everything of ours. */
export const versionsIn = async (eventStoreUrl: string, stream: string, type: string): Promise<number[]> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const versions: number[] = [];
  for await (const { event } of client.readStream(stream))
    if (event?.type === type) versions.push((event.metadata as { v: number }).v);
  await client.dispose();
  return versions;
};
