import { isIP } from 'node:net';

/**
 * Returns the URL of an address that somebody wrote, or why it is not asked: 'address' for none of http or https, or one with a login;
 * 'private' for an IP address that is not allowed. What a name leads to is checked at the moment of connecting (`allowedLookup`).
 */
export function publicTarget(address: string, isAllowed: (ip: string) => boolean): URL | 'address' | 'private' {
  const url = URL.parse(address);
  const isPlain = url?.username === '' && url.password === '';
  if (!url || !isPlain || !/^https?:$/.test(url.protocol)) return 'address';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isAllowed(host) ? 'private' : url;
}
