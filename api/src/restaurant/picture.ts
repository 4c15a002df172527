import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import { pictureBook, pictureKey, type PictureTaken } from '@sae/domain/restaurant';
import { Log, type LoggedEvent } from '@sae/platform/log';
import type { Encoded } from './picture-encoder.js';

/** A restaurant's picture, straight from the log: guests see it, so nobody need say who they are. */
export class Picture extends Query<Encoded> {
  constructor(
    readonly restaurantId: number,
    readonly pictureId: string,
  ) {
    super();
  }
}

@QueryHandler(Picture)
export class PictureHandler implements IQueryHandler<Picture> {
  constructor(private readonly log: Log) {}

  async execute({ restaurantId, pictureId }: Picture): Promise<Encoded> {
    const stream = `${pictureBook.category}-${pictureKey(restaurantId, pictureId)}`;
    const [taken] = /^[\da-f]{32}$/.test(pictureId) ? await this.log.read(stream, { maxCount: 1 }) : [];
    if (!taken) throw new Refusal('not-found', 'picture/not-found', 'Not found');
    const { mediaType, base64 } = (taken as LoggedEvent<PictureTaken>).data;
    return { mediaType, bytes: Buffer.from(base64, 'base64') };
  }
}
