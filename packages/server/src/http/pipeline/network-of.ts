import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

const bareOf = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^((?:\d+\.){3}\d+):\d+$/, '$1');

/** An IPv4 address at the end takes the room of two groups; only the room matters here. */
const groupsOf = (part: string): string[] =>
  part
    .replace(/(?:\d+\.){3}\d+$/, '0:0')
    .split(':')
    .filter(Boolean);

/**
 * The sender that limits count: an IPv4 address, or the /64 network of an IPv6 address, the smallest network
 * that a household or a rented server gets (RFC 6177), so that a sender cannot look new with every call. Some proxies
 * write the port after the address; it is new with every connection.
 */
export function networkOf(address: string): string {
  const bare = bareOf(address).replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(bare)) return bare;
  const [before = '', after = ''] = (bare.split('%')[0] ?? '').split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const groups = [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

const SHOWN_GROUPS = 3;

/** The network of an address as it may be shown to a browser: the first 24 bits of IPv4, 48 of IPv6. */
export function shownNetworkOf(address: string): string {
  const network = networkOf(address);
  if (network.includes('::')) return `${network.split(':').slice(0, SHOWN_GROUPS).join(':')}::/48`;
  return /^\d+(?:\.\d+){3}$/.test(network) ? network.replace(/\d+$/, '0/24') : 'unknown';
}
