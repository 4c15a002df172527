import { Injectable } from '@nestjs/common';
import { Progress } from '@sae/projections/progress';
import { RefusalForNow } from '../kernel/error-table.js';

const behind = () => new RefusalForNow('unavailable', 'read-models/behind', 'Just a moment. Please try again.', 1);

const unattended = () =>
  new RefusalForNow(
    'unavailable',
    'read-models/unattended',
    'The lists are not being brought up to date at the moment. Please try again shortly.',
    2,
  );

/** A list without what somebody was told is done would be a lie. */
@Injectable()
export class TrueModels {
  constructor(private readonly progress: Progress) {}

  /** @throws Refusal while the read models lack anything that was acknowledged, or nobody keeps them up to date. */
  async require(): Promise<void> {
    const standing = await this.progress.standing();
    if (standing === 'behind') throw behind();
    if (standing === 'unattended') throw unattended();
  }

  /** What a look into the models finds. That it finds nothing only true ones can say. @throws Refusal */
  async found<T>(look: () => Promise<T | null>): Promise<T | null> {
    const found = await look();
    if (found !== null) return found;
    await this.require();
    return look();
  }
}
