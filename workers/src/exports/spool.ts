import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Place {
  readonly position: number;
  readonly length: number;
}

/**
 * Values put aside on disk, of several kinds, and each kind taken back in its order. The sheets of a workbook are written
 * one after the other; read once, they agree whatever happens meanwhile.
 */
export class Spool<Values extends object> {
  private readonly places = new Map<keyof Values, Place[]>();
  private position = 0;

  private constructor(private readonly file: FileHandle) {}

  /** The file has no name any more once it is open: it goes with its process, however that ends. */
  static async open<Values extends object>(): Promise<Spool<Values>> {
    const folder = await mkdtemp(join(tmpdir(), 'sae-export-'));
    try {
      return new Spool(await open(join(folder, 'spool'), 'w+'));
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  /** One after the other: each is written behind the one before. */
  async put<Kind extends keyof Values>(kind: Kind, value: Values[Kind]): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value));
    await this.file.writeFile(bytes);
    const places = this.places.get(kind) ?? [];
    places.push({ position: this.position, length: bytes.length });
    this.places.set(kind, places);
    this.position += bytes.length;
  }

  async *take<Kind extends keyof Values>(kind: Kind): AsyncGenerator<Values[Kind]> {
    for (const { position, length } of this.places.get(kind) ?? []) {
      const { buffer } = await this.file.read(Buffer.allocUnsafe(length), 0, length, position);
      yield JSON.parse(buffer.toString()) as Values[Kind];
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
