import { BlockList, isIP } from 'node:net';
import { smtpAddress } from '#contract/core/settings/smtp-address.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Private and local networks (RFC 1918, RFC 3927, RFC 4193, RFC 4291). */
const local = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  local.addSubnet(net, bits, 'ipv4');
}
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** Names that are reserved on the Internet (RFC 2606, RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const reservedName = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|example|invalid)$/;

/** The name as it is registered: the dot of the root may follow it. */
const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

function isIn(list: BlockList, host: string): boolean {
  const version = isIP(host);
  return version !== 0 && list.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/** True if traffic to an address stays on this machine, where nobody can read it. */
export function isOnThisMachine(address: string): boolean {
  return isThisMachine(hostOf(address));
}

/** The same of a host's name or IP address. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || isIn(loopback, host);
}

/** True if an address may be reachable from the Internet: not of this machine, a local network, or a reserved name. */
export function isPublic(address: string): boolean {
  const host = hostOf(address);
  if (isOnThisMachine(address) || isIn(local, host)) return false;
  return isIP(host) !== 0 || (host.includes('.') && !reservedName.test(host));
}

/** True if nobody on the network can read the traffic to a web address. */
export function isPrivateWeb(address: string): boolean {
  return address.startsWith('https:') || isOnThisMachine(address);
}

/** True if nobody on the network can read the traffic to a mail server: TLS from the start, or mandatory STARTTLS. */
export function isPrivateMail(address: string): boolean {
  const server = smtpAddress(address);
  return server !== undefined && (server.secure || server.requireTLS || isOnThisMachine(address));
}
