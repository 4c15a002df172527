import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Values put aside on disk and taken back in their order. The sheets of a workbook are written one after the other;
 * read once, they agree whatever happens meanwhile.
 */
export class Spool<Value> {
  private readonly lengths: number[] = [];

  private constructor(
    private readonly folder: string,
    private readonly file: FileHandle,
  ) {}

  static async open<Value>(): Promise<Spool<Value>> {
    const folder = await mkdtemp(join(tmpdir(), 'sae-export-'));
    return new Spool(folder, await open(join(folder, 'spool'), 'w+'));
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

  async remove(): Promise<void> {
    await this.file.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
