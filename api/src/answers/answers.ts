import { SetMetadata } from '@nestjs/common';
import type { Views } from './views.js';

export type Dto = new () => object;

/** What the reference cannot know from the route, the guards and the body's DTO. */
export interface More {
  /** Why an endpoint refuses with a status of its own: most often 409, or 404 without an id in its path. */
  readonly refuses?: Readonly<Record<number, string>>;
  /** Statuses with which the same view is sent. */
  readonly alsoWith?: readonly number[];
  /** The body, where no `@Body()` names its DTO. */
  readonly takes?: Dto;
  /** Query parameters by name, and what they mean; `!` behind a name says that it must be there. */
  readonly asks?: Readonly<Record<string, string>>;
}

export type Answer =
  | { readonly view: keyof Views }
  | { readonly all: keyof Views }
  | { readonly list: keyof Views }
  | { readonly file: string };

/** What an endpoint says of itself. */
export interface OperationDocs extends More {
  readonly summary: string;
  readonly answer: Answer;
}

const TOLD = 'sae:told';
const tell = (told: OperationDocs) => SetMetadata<string, OperationDocs>(TOLD, told);

export const toldOf = (handler: object): OperationDocs | undefined =>
  Reflect.getMetadata(TOLD, handler) as OperationDocs | undefined;

/** Stands on a method that answers so: tsc holds the one against the other. */
type Answering<Said> = <M extends (...asked: never[]) => Promise<Said> | Said>(
  target: object,
  key: string | symbol,
  method: TypedPropertyDescriptor<M>,
) => void;

/** An endpoint that returns this view. */
export const Answers = <N extends keyof Views>(view: N, summary: string, more: More = {}): Answering<Views[N]> =>
  tell({ ...more, summary, answer: { view } });

/** An endpoint that returns all there are of this view, which is never many. */
export const AnswersAll = <N extends keyof Views>(
  view: N,
  summary: string,
  more: More = {},
): Answering<readonly Views[N][]> => tell({ ...more, summary, answer: { all: view } });

/** An endpoint that writes this view itself, as text or with a status of its own. */
export const Sends = (view: keyof Views, summary: string, more: More = {}) =>
  tell({ ...more, summary, answer: { view } });

/** A list that speaks simple REST too: `filter`, `range`, `sort` and `Content-Range`. */
export const SendsList = (view: keyof Views, summary: string, more: More = {}) =>
  tell({ ...more, summary, answer: { list: view } });

/** A file of this media type. */
export const SendsFile = (type: string, summary: string, more: More = {}) =>
  tell({ ...more, summary, answer: { file: type } });
