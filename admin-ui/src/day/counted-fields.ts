import { TENDER_KINDS, type TenderKind } from '@sae/domain/billing';
import { toPaise, toRupees, type Rupees } from '@sae/domain/kernel';
import type { DayView } from '@sae/domain/ordering';
import { CloseDayRequest } from '@sae/domain/ordering/day.dto';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';

/** What was counted and what stays, as it is typed; nothing, where nobody typed yet. */
export type CountedFields = Readonly<Partial<Record<TenderKind | 'left', string>>>;

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** As the fields show it: where nothing is expected nothing need be counted, and what began the day stays in the drawer. */
export const shownIn = (
  fields: CountedFields,
  { kinds, openingCash }: DayView,
): Record<TenderKind | 'left', string> => {
  const text = (kind: TenderKind) =>
    fields[kind] ?? (kinds.find((one) => one.kind === kind)?.expected === 0 && kind !== 'cash' ? '0' : '');
  const cash = numberIn(text('cash'));
  const left = Number.isFinite(cash) ? String(Math.max(0, Math.min(cash, openingCash))) : '';
  return {
    ...(Object.fromEntries(TENDER_KINDS.map((kind) => [kind, text(kind)])) as Record<TenderKind, string>),
    left: fields.left ?? left,
  };
};

/** What is more than expected, or less; null while nobody has counted. */
export const differenceIn = (text: string, expected: Rupees): Rupees | null => {
  const counted = numberIn(text);
  return Number.isFinite(counted) ? toRupees(toPaise(counted) - toPaise(expected)) : null;
};

/** The body of `POST /days/close`. */
export const closingOf = (fields: CountedFields, day: DayView): CloseDayRequest => {
  const { left, ...counted } = shownIn(fields, day);
  return {
    ...{ dayNo: day.id, figures: day.figures, left: numberIn(left) },
    counted: Object.fromEntries(TENDER_KINDS.map((kind) => [kind, numberIn(counted[kind])])) as Record<
      TenderKind,
      number
    >,
  };
};

const sentences = ({ constraints = {}, children = [] }: ValidationError): string[] => [
  ...Object.values(constraints).slice(0, 1),
  ...children.flatMap(sentences),
];

/** What is wrong with it, in the API's own words; what nobody counted is asked for. */
export const problemsOf = (request: CloseDayRequest): string[] => {
  const { counted, left } = request;
  if (Object.values(counted).some(Number.isNaN)) return ['Please count each kind of money first'];
  if (Number.isNaN(left)) return ['Please say what stays in the drawer'];
  if (left > counted.cash) return ['At most the counted cash can stay in the drawer'];
  return validateSync(plainToInstance(CloseDayRequest, request), { stopAtFirstError: true }).flatMap(sentences);
};
