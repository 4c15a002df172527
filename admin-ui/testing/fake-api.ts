type Reply = () => Promise<Response>;

const reply = (status: number, body: object): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(Array.isArray(body) ? { 'Content-Range': `rows */${body.length}` } : {}),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;

/** The API as a page spec plays it: calls by `METHOD /path`, below the real `http`. */
export class FakeApi {
  private readonly replies = new Map<string, Reply>();
  private readonly calls: { name: string; body: unknown; headers: Headers }[] = [];
  private readonly real = globalThis.fetch;

  start() {
    localStorage.clear();
    this.replies.clear();
    this.calls.length = 0;
    globalThis.fetch = ((url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      // Of a list it matters which, not how much of it.
      const name = `${method} ${url.replace(/^\/api/, '').replace(/\?filter=.*&range=.*/, '')}`;
      this.calls.push({
        name,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
        headers: new Headers(headers),
      });
      return (this.replies.get(name) ?? (() => Promise.resolve(reply(404, { message: `No reply to ${name}` }))))();
    }) as typeof fetch;
  }
  stop() {
    globalThis.fetch = this.real;
  }

  answers(name: string, body: object) {
    this.replies.set(name, () => Promise.resolve(reply(200, body)));
  }
  refuses(name: string, status: number, body: object) {
    this.replies.set(name, () => Promise.resolve(reply(status, body)));
  }
  /** Something is broken there, and no sentence says what. */
  breaks(name: string) {
    this.refuses(name, 500, { statusCode: 500, code: 'system/error', message: '', requestId: 'spec' });
  }
  /** The line is cut: whether the call arrived nobody knows. */
  loses(name: string) {
    this.replies.set(name, () => Promise.reject(new TypeError('Failed to fetch')));
  }
  /** Answers only when told to. */
  waits(name: string): (body: object) => void {
    let settle: (response: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (settle = resolve));
    this.replies.set(name, () => answer);
    return (body) => settle(reply(200, body));
  }
  /** The bodies this call was made with. */
  asked(name: string): unknown[] {
    return this.calls.filter((call) => call.name === name).map(({ body }) => body);
  }
  /** The Idempotency-Keys this call was made with. */
  keysOf(name: string): (string | null)[] {
    return this.headersOf(name, 'Idempotency-Key');
  }
  /** A header of each time it was made. */
  headersOf(name: string, header: string): (string | null)[] {
    return this.calls.filter((call) => call.name === name).map(({ headers }) => headers.get(header));
  }
}
