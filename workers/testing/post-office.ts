import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** `hold` takes the mail's lines and never says 250; `defer` is a passing error, `refuse` one for good. */
export type Mood = 'take' | 'hold' | 'defer' | 'refuse';

export interface TakenMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  readonly raw: string;
}

const header = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';

/** A mail server whose mood a test can set; it counts as delivered only what it has said 250 to. */
export class PostOffice {
  mood: Mood = 'take';
  readonly mails: TakenMail[] = [];
  /** Every address we were asked to mail to, as often as asked. */
  private readonly recipients: string[] = [];
  port = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<this> {
    this.server = createServer((socket) => this.serve(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async close(): Promise<void> {
    if (!this.server) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
    this.server = undefined;
  }

  mailsTo(address: string): TakenMail[] {
    return this.mails.filter(({ to }) => to === address);
  }

  /** How often a mail to that address was begun, whatever became of it. */
  asked(address: string): number {
    return this.recipients.filter((to) => to === address).length;
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    // A client that is killed leaves like this.
    socket.on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    let unread = '';
    let to = '';
    let inData = false;
    const hear = (line: string) => {
      if (/^(EHLO|HELO|MAIL|RSET|NOOP)/i.test(line)) return say('250 ok');
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      if (/^RCPT/i.test(line)) {
        to = /<(.*?)>/.exec(line)?.[1] ?? '';
        this.recipients.push(to);
        // As real ones do, it repeats the address.
        const no = { refuse: `550 5.1.1 <${to}>: no such user`, defer: `451 4.2.1 <${to}>: later` };
        return say(this.mood === 'refuse' || this.mood === 'defer' ? no[this.mood] : '250 ok');
      }
      inData = /^DATA/i.test(line);
      return say(inData ? '354 go on' : '500 what?');
    };
    say('220 post office');
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      for (;;) {
        const [end, skip] = inData ? [unread.indexOf('\r\n.\r\n'), 5] : [unread.indexOf('\r\n'), 2];
        if (end < 0) return;
        const part = unread.slice(0, end);
        unread = unread.slice(end + skip);
        if (!inData) hear(part);
        else {
          inData = false;
          if (this.mood === 'hold') continue;
          this.mails.push({ to, raw: part, messageId: header(part, 'Message-ID'), subject: header(part, 'Subject') });
          say('250 taken');
        }
      }
    });
  }
}
