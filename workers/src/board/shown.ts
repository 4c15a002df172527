import type { ExportJob } from '@sae/domain/exports';
import type { AccountNoticeToMail } from '../mail/account-notice.js';
import type { OtpMail } from '../mail/one-time-code.js';
import type { ReceiptToMail } from '../mail/receipt.js';
import type { SignUpNoticeMail } from '../mail/sign-up-notice.js';

type Fields<Data> = Data extends object ? keyof Data : never;
type Field = Fields<OtpMail | SignUpNoticeMail | AccountNoticeToMail | ReceiptToMail | ExportJob>;

/** Is it shown of a job? What says whose it is, of which fact and when: not what people told us of themselves. */
const IS_SHOWN: Readonly<Record<Field, boolean>> = {
  restaurantId: true,
  ...{ otpId: true, noticeId: true, paymentId: true, cause: true },
  ...{ issuedAt: true, triedAt: true, at: true },
  ...{ period: true, report: true },
  news: false,
  receipt: false,
};

/** A job's data with only their names where they are not shown, of jobs of another version too. */
export const shownData = (data: unknown): Record<string, unknown> => {
  const known: Readonly<Record<string, boolean>> = IS_SHOWN;
  const isShown = (name: string) => Object.hasOwn(known, name) && known[name];
  return Object.fromEntries(
    Object.entries(Object(data) as object).map(([name, value]) => [name, isShown(name) ? value : '[hidden]']),
  );
};

/** Mail servers repeat in their errors whom they refuse, and some the subject, in which a code stands. The bundle has as many lines. */
const ADDRESS = /[^\s<>()[\],;:/@]+@[^\s<>()[\],;:/@'"]+/gu;
const CODE = /(?<!\.[cm]?js:|[\w-])\d{6}(?![\w-])/g;

/** The same with no address or code in any text of it. */
export const withoutPeople = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(ADDRESS, '[address]').replace(CODE, '[code]') as T;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutPeople(each)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutPeople(each)])) as T;
};
