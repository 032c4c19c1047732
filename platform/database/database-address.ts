/** What is before the hosts of an address, the hosts, and what is after them. */
const shape = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?]*)(.*)$/;

/**
 * Returns an address for each host of `postgres://user:secret@one:5432,two:5432/base`, which is how libpq writes the servers
 * of one database (PostgreSQL, "Specifying Multiple Hosts" in chapter 34).
 */
export function addressesOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = shape.exec(address) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [address];
}

/**
 * True for an address that a shop can use. With several hosts it says which of them is meant, as libpq wants it:
 * `target_session_attrs=read-write`, or `primary`; without it libpq takes any, and one may refuse every write.
 */
export function isDatabaseAddress(address: string): boolean {
  const urls = addressesOf(address).map((one) => URL.parse(one));
  return urls.every((url) => {
    if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false;
    if (urls.length === 1) return true;
    return url.hostname !== '' && /^(read-write|primary)$/.test(url.searchParams.get('target_session_attrs') ?? '');
  });
}
