import type { IsoTime } from '@sae/domain/kernel';
import { timeText } from '../data/zone.js';

export const Time = ({ at }: { at: IsoTime }) => <time dateTime={at}>{timeText(at)}</time>;
