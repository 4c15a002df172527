import ipaddr from 'ipaddr.js';

/**
 * Who counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that its provider gave it, for the other
 * 64 are its own to choose.
 */
export const clientOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};
