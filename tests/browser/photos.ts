import { createHash, randomUUID } from 'node:crypto';
import { menuBook, PHOTO_WIDTHS } from '@sae/domain/menu';
import { UPCASTERS } from '@sae/domain/ordering';
import { pictureBook, pictureKey } from '@sae/domain/pictures';
import { CommandProcessor, Log } from '@sae/platform/log';
import { plate } from '../../api/testing/pictures.js';
import { addressOf } from '../faults/parts.js';
import { expect, type Restaurant } from './verbs.js';

/** Each dish of the menu has a photo of its own, as if it had been uploaded: to encode so many would take a minute. */
export const photographAll = async ({ owner, menu }: Restaurant): Promise<void> => {
  const log = new Log(addressOf(process.env.SAE_TEST_DATA_DIR ?? '', 'EVENTSTORE_URL'), { upcasters: UPCASTERS });
  const processor = new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID });
  const { restaurantId } = owner;
  const by = () => ({ actor: `restaurant:${restaurantId}` as const, requestId: randomUUID() });
  for (const [n, { id: itemId }] of menu.entries()) {
    const photo: string[] = [];
    for (const bytes of await plate(n, PHOTO_WIDTHS)) {
      const pictureId = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const take = { type: 'TakePicture', mediaType: 'image/jpeg', base64: bytes.toString('base64') } as const;
      await processor.make(pictureBook, pictureKey(restaurantId, pictureId), take, by());
      photo.push(pictureId);
    }
    await processor.make(menuBook, String(restaurantId), { type: 'PhotographMenuItem', itemId, photo }, by());
  }
  await log.close();
  const photographed = async () =>
    (await owner.api.get<{ photo?: unknown }[]>('/menu')).filter(({ photo }) => photo).length;
  await expect.poll(photographed).toBe(menu.length);
};
