/** What servers in front of the API, or another API, may say beside a message. */
export interface OtherWords {
  readonly error?: string;
  readonly details?: string;
}

/** An answer that is not a yes: the API's error body, or no answer at all (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly string[] = [],
    readonly otherWords: OtherWords = {},
  ) {
    super(message);
  }
}

/** Nobody answered: the server or the way to it is away. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** Whether it was done is unknown: nobody answered, or the server failed, perhaps after it had done it. */
export const isUndecided = (error: unknown): boolean =>
  isAway(error) || (error instanceof ApiError && error.status >= 500);

/** Not now, and perhaps a little later: nobody answered, or too much was asked for at once. */
export const isNotNow = (error: unknown): boolean =>
  isAway(error) || (error instanceof ApiError && error.status === 429);

/** Told by the whole screen (back to login, on to plans), so that no toast need repeat it. */
export const isAboutAccess = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 402);

/** Has a question failed, for its page to tell? Where it is forbidden somebody else came meanwhile, who is not shown what it was about. */
export const hasFailed = (error: unknown): boolean =>
  Boolean(error) && !isAboutAccess(error) && !(error instanceof ApiError && error.status === 403);

/** The server's own sentence where it gave one, else the product's. */
export const serverMessageOr =
  (fallback: string) =>
  (error: unknown): string =>
    error instanceof ApiError && error.status > 0 && error.message ? error.message : fallback;

/** Each thing the server found wrong, to be told one by one, else its own sentence, else the product's. */
export const serverMessagesOr =
  (fallback: string) =>
  (error: unknown): readonly string[] =>
    error instanceof ApiError && error.errors.length > 0 ? error.errors : [serverMessageOr(fallback)(error)];

/** The answer's `details`, else its `error`, else what the server found wrong, else the product's own sentence. */
export const serverDetailsOr =
  (fallback: string) =>
  (error: unknown): readonly string[] => {
    const { details, error: said } = error instanceof ApiError ? error.otherWords : {};
    const preferred = details ?? said;
    return preferred === undefined ? serverMessagesOr(fallback)(error) : [preferred];
  };
