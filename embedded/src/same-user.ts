import { readFileSync } from 'node:fs';
import { type Server, type Socket, isIPv6 } from 'node:net';

/** An address as Linux writes it in its tables: 32 bits at a time, each in the machine's own order of bytes. */
const inTable = (address: string, port: number): string => {
  const words = isIPv6(address) ? wordsOf6(address) : [wordOf4(address)];
  return `${words.map((word) => word.toString(16).padStart(8, '0')).join('')}:${port.toString(16).padStart(4, '0')}`;
};

const wordOf4 = (address: string): number => Buffer.from(address.split('.').map(Number)).readUInt32LE();

/** All that listens here listens on IPv4; a client may still reach it from a socket of the other family. */
const wordsOf6 = (address: string): number[] => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (!mapped) throw new Error(`${address} is no address of the loopback`);
  return [0, 0, Buffer.from([0, 0, 255, 255]).readUInt32LE(), wordOf4(mapped)];
};

/** `sl local remote state queues timer retransmits uid timeout inode …`; a socket whose process let go of it has inode 0. */
const ownerIn = (table: string, local: string, remote: string): number | undefined => {
  for (const line of table.split('\n')) {
    const [, from, to, , , , , uid, , inode] = line.trim().split(/\s+/);
    if (from?.toLowerCase() === local && to?.toLowerCase() === remote && inode !== '0') return Number(uid);
  }
  return undefined;
};

const tableOf = (family: 'tcp' | 'tcp6'): string | undefined => {
  try {
    return readFileSync(`/proc/net/${family}`, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The user whose process holds the other end of a connection within this machine; undefined when nobody does. */
const peerOf = ({ remoteAddress, remotePort, localAddress, localPort }: Socket, tcp: string): number | undefined => {
  if (!remoteAddress || !remotePort || !localAddress || !localPort) return undefined;
  const found = ownerIn(tcp, inTable(remoteAddress, remotePort), inTable(localAddress, localPort));
  if (found !== undefined) return found;
  const mapped = (address: string) => (isIPv6(address) ? address : `::ffff:${address}`);
  const [local, remote] = [inTable(mapped(remoteAddress), remotePort), inTable(mapped(localAddress), localPort)];
  return ownerIn(tableOf('tcp6') ?? '', local, remote);
};

/**
 * Whether a connection within this machine comes from a process of our own user, or of root, who may do anything anyway.
 * Everybody may where the system does not tell whose a connection is (no /proc/net/tcp).
 */
export const isOfSameUser = (socket: Socket): boolean => {
  const tcp = tableOf('tcp');
  if (tcp === undefined) return true;
  const uid = peerOf(socket, tcp);
  return uid !== undefined && (uid === 0 || uid === process.getuid?.());
};

/** Cuts off whoever else connects, before a word is read. */
export const onlySameUser = <S extends Server>(server: S): S =>
  server.prependListener('connection', (socket: Socket) => {
    if (!isOfSameUser(socket)) socket.destroy();
  });
