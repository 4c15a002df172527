import { toString } from 'qrcode';
import { Turns } from './turns.js';

/** A quarter of the code may be scratched or wet and it still reads; the quiet zone is the standard's. */
const LOOK = { type: 'svg', errorCorrectionLevel: 'Q', margin: 4, width: 600 } as const;

/** A code as a data address. Many that are asked for at once are drawn one in a turn. */
export const drawn = async (target: string): Promise<string> => {
  const turns = new Turns();
  await turns.begin();
  const picture = await toString(target, LOOK);
  await turns.end();
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
};
