import { BlockList, isIP } from 'node:net';

/** What is no host of the Internet (RFC 6890 and the registries of IANA for special addresses). */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(net, bits, 'ipv4');
}
// Of IPv6 only what is given out (2000::/3), without documentation and what leads to an IPv4 address (6to4, Teredo).
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  special.addSubnet(net, bits, 'ipv6');
}

/** True if an IP address is one of the Internet: not of this machine, a local network, or a special use. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
