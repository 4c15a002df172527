type Reply = () => Promise<Response>;

const reply = (status: number, body: object): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Map() as unknown as Headers,
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;

/** The API as a page spec plays it: calls by `METHOD /path`, below the real `http`. */
export class FakeApi {
  private readonly replies = new Map<string, Reply>();
  private readonly calls: { name: string; body: unknown }[] = [];
  private readonly real = globalThis.fetch;

  start() {
    localStorage.clear();
    this.replies.clear();
    this.calls.length = 0;
    globalThis.fetch = ((url: string, { method = 'GET', body }: RequestInit = {}) => {
      const name = `${method} ${url.replace(/^\/api/, '')}`;
      this.calls.push({ name, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined });
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
}
