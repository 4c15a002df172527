/** What a request gets. Thrown, it is a refusal: its body the sentence. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: string | Buffer,
    readonly type = 'text/plain; charset=utf-8',
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

export const json = (status: number, value: unknown, headers?: Readonly<Record<string, string>>): Answer =>
  new Answer(status, JSON.stringify(value), 'application/json', headers);
