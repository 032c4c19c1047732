import { isIP } from 'node:net';

/**
 * Returns the network that counts as one visitor in rate limits: an IPv4 address as it is, also when written as IPv6
 * (RFC 4291, section 2.5.5.2); of an IPv6 address its /64, all of which belongs to one connection.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '').toLowerCase();
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return isMapped ? bytes.join('.') : `${prefix.join(':')}::/64`;
}

/** Some proxies append the port of a connection to its address. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address);
  return bracketed?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** Returns the eight numbers of an IPv6 address in any notation: the URL parser normalizes it. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical.split('::').map(numbersOf);
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}

function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16));
}
