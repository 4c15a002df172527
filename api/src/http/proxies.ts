import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

type Trust = (address: string) => boolean;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const rangesOf = (name: string): readonly string[] => (Object.hasOwn(NAMED, name) ? (NAMED[name] ?? []) : [name]);

const compiled = (range: string): Trust => {
  if (!range.includes('/')) {
    const one = ipaddr.process(range).toString();
    return (address) => ipaddr.process(address).toString() === one;
  }
  const [network, bits] = ipaddr.parseCIDR(range);
  return (address) => {
    const asked = ipaddr.process(address);
    return asked.kind() === network.kind() && asked.match(network, bits);
  };
};

/** Whose `X-Forwarded-For` is believed: addresses, ranges, or one of the names above, with commas between. @throws Error for anything else */
export const trusted = (proxies = ''): Trust => {
  const names = proxies.split(',').map((name) => name.trim());
  const ranges = names
    .filter((name) => name !== '')
    .flatMap(rangesOf)
    .map(compiled);
  return (address) => ipaddr.isValid(address) && ranges.some((isIn) => isIn(address));
};

/** Where a request comes from: the nearest address that no trusted proxy has, as Fastify has it in `request.ip`. */
export const ipOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, isTrusted: Trust): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = forwarded.map((hop) => hop.trim()).filter((hop) => hop !== '');
  let ip = socket.remoteAddress ?? '';
  while (hops.length > 0 && isTrusted(ip)) ip = hops.pop() ?? '';
  return ip;
};
