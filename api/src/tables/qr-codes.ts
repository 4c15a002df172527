import { Injectable } from '@nestjs/common';
import { Configuration } from '../kernel/configuration.js';
import { drawn } from '../kernel/qr-code.js';

/** Of so many codes the pictures stay in memory, at 5 kB each. */
const MOST_KEPT = 5_000;

/** Draws what hangs on the tables. As lines rather than dots: sharp on any paper, and drawn in half a millisecond. */
@Injectable()
export class QrCodes {
  private readonly drawn = new Map<string, Promise<string>>();

  constructor(private readonly configuration: Configuration) {}

  /** The code of a table, as a data address. */
  of({ token }: { readonly token: string }): Promise<string> {
    return this.draw(`${this.configuration.values.publicUrl}/app/t/${token}`);
  }

  private draw(target: string): Promise<string> {
    const known = this.drawn.get(target);
    if (known) return known;
    const code = drawn(target);
    this.drawn.set(target, code);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > MOST_KEPT && oldest !== undefined) this.drawn.delete(oldest);
    return code;
  }
}
