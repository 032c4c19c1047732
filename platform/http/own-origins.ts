/** The loopback names of this machine. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the origins under which browsers know the shop: that of `publicUrl`, and for a shop on one's own machine the
 * other loopback names with the same port.
 */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (protocol !== 'http:' || !loopbackNames.includes(hostname)) return [origin];
  return loopbackNames.map((name) => `http://${name}${port === '' ? '' : `:${port}`}`);
}
