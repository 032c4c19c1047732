/**
 * Returns the visitor's address. With `trustedProxies` proxies in front, each of which appends to X-Forwarded-For, it
 * is the entry that the outermost of them wrote; entries further left come from the visitor and are not trusted.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = socketAddress ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}
