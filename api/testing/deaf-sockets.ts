import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const MASK = Buffer.from([1, 2, 3, 4]);

/** A frame as clients send it: short, of text, masked. */
const frame = (text: string): Buffer => {
  const data = Buffer.from(text);
  const length = data.length < 126 ? [0x80 | data.length] : [0xfe, data.length >> 8, data.length & 0xff];
  return Buffer.concat([
    Buffer.from([0x81, ...length]),
    MASK,
    data.map((byte, index) => byte ^ (MASK[index % 4] ?? 0)),
  ]);
};

/** Once so much was said that it holds these words. */
const said = async (connection: Socket, words: string): Promise<void> => {
  let heard = '';
  while (!heard.includes(words)) {
    const [chunk] = (await once(connection, 'data')) as [Buffer];
    heard += chunk.toString('latin1');
  }
};

/** A client that was let in, and never reads again what is pushed to it. */
export const deafWebsocket = async (url: string, auth: object): Promise<Socket> => {
  const { hostname, port, host } = new URL(url);
  const connection = connect(Number(port), hostname);
  const key = randomBytes(16).toString('base64');
  connection.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
      '\r\n',
    ].join('\r\n'),
  );
  await said(connection, createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64'));
  const isIn = said(connection, '40{"sid"');
  connection.write(frame(`40${JSON.stringify(auth)}`));
  await isIn;
  connection.pause();
  return connection;
};

const SEPARATOR = '\u001e';

/** A socket over polls, by hand: it polls when it is told to. */
export class Polling {
  private constructor(private readonly address: URL) {}

  static async open(url: string, auth: object): Promise<Polling> {
    const handshake = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    const { sid } = JSON.parse((await handshake.text()).slice(1)) as { sid: string };
    const polling = new Polling(new URL(`${url}/socket.io/?EIO=4&transport=polling&sid=${sid}`));
    await polling.say([`40${JSON.stringify(auth)}`]);
    if (!(await polling.poll()).startsWith('40')) throw new Error('It was not let in');
    return polling;
  }

  async poll(): Promise<string> {
    return (await fetch(this.address)).text();
  }

  async say(packets: readonly string[]): Promise<void> {
    await fetch(this.address, { method: 'POST', body: packets.join(SEPARATOR) }).then((answer) => answer.text());
  }

  /** Asks as often as it is told to, and never reads what is answered. */
  deafConnection(): { ask(): void; end(): void } {
    const { hostname, port, host, pathname, search } = this.address;
    const connection = connect(Number(port), hostname);
    connection.on('error', () => undefined);
    return {
      ask: () => void connection.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
      end: () => void connection.destroy(),
    };
  }
}
