import { Injectable } from '@nestjs/common';
import type { IsoTime } from '@sae/domain/kernel';

/** What time it is; tests set their own. */
@Injectable()
export class Clock {
  now(): IsoTime {
    return new Date().toISOString();
  }
}
