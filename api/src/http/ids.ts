import { Injectable, type PipeTransform } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';

/** A number in a path. Nothing else names anything. */
@Injectable()
export class Id implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
    if (id === 0 || !Number.isSafeInteger(id)) throw new Refusal('not-found', 'request/not-found', 'Not found');
    return id;
  }
}
