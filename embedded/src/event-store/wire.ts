/** The few pieces of protobuf's wire format that event frames are made of, written without intermediate objects. */

/** Bytes that `value` takes as a varint. */
export function varintSize(value: number | bigint): number {
  if (typeof value === 'bigint') return Math.max(1, Math.ceil(value.toString(2).length / 7));
  let size = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) size++;
  return size;
}

/** Bytes of a length-delimited field with a one-byte tag. */
export const fieldSize = (length: number) => 1 + varintSize(length) + length;

/** Writes fields one after the other into a buffer whose exact size is known beforehand. */
export class FieldWriter {
  private offset = 0;

  constructor(private readonly target: Buffer) {}

  varint(tag: number, value: number | bigint): this {
    this.target[this.offset++] = tag;
    this.rawVarint(value);
    return this;
  }

  /** The tag and length of a nested message whose fields follow. */
  open(tag: number, length: number): this {
    return this.varint(tag, length);
  }

  text(tag: number, value: string, length: number): this {
    this.varint(tag, length);
    this.target.write(value, this.offset, 'utf8');
    this.offset += length;
    return this;
  }

  bytes(tag: number, value: Uint8Array): this {
    this.varint(tag, value.length);
    this.target.set(value, this.offset);
    this.offset += value.length;
    return this;
  }

  private rawVarint(value: number | bigint): void {
    if (typeof value === 'bigint') {
      let rest = value;
      for (; rest >= 128n; rest >>= 7n) this.target[this.offset++] = Number(rest & 127n) | 128;
      this.target[this.offset++] = Number(rest);
      return;
    }
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.target[this.offset++] = (rest % 128) | 128;
    this.target[this.offset++] = rest;
  }
}
