import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Values put aside on disk and taken back in their order. The sheets of a workbook are written one after the other;
 * read once, they agree whatever happens meanwhile.
 */
export class Spool<Value> {
  private readonly lengths: number[] = [];

  private constructor(private readonly file: FileHandle) {}

  /** The file has no name any more once it is open: it goes with its process, however that ends. */
  static async open<Value>(): Promise<Spool<Value>> {
    const folder = await mkdtemp(join(tmpdir(), 'sae-export-'));
    try {
      return new Spool(await open(join(folder, 'spool'), 'w+'));
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  async put(value: Value): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value));
    await this.file.writeFile(bytes);
    this.lengths.push(bytes.length);
  }

  async *take(): AsyncGenerator<Value> {
    let position = 0;
    for (const length of this.lengths) {
      const { buffer } = await this.file.read(Buffer.allocUnsafe(length), 0, length, position);
      yield JSON.parse(buffer.toString()) as Value;
      position += length;
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
