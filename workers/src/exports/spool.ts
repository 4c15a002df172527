import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/**
 * Values put aside on disk and taken back in their order. The sheets of a workbook are written one after the other;
 * read once, they agree whatever happens meanwhile.
 */
export class Spool<Value> {
  private constructor(
    private readonly folder: string,
    private readonly stream: WriteStream,
  ) {}

  static async open<Value>(): Promise<Spool<Value>> {
    const folder = await mkdtemp(join(tmpdir(), 'sae-export-'));
    const stream = createWriteStream(join(folder, 'spool'));
    await once(stream, 'open');
    return new Spool(folder, stream);
  }

  async put(value: Value): Promise<void> {
    if (!this.stream.write(`${JSON.stringify(value)}\n`)) await once(this.stream, 'drain');
  }

  async *take(): AsyncGenerator<Value> {
    this.stream.end();
    await finished(this.stream);
    const lines = createInterface({ input: createReadStream(this.stream.path), crlfDelay: Infinity });
    for await (const line of lines) yield JSON.parse(line) as Value;
  }

  async remove(): Promise<void> {
    this.stream.destroy();
    await rm(this.folder, { recursive: true, force: true });
  }
}
