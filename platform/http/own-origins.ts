/** The names of this machine for itself. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins under which browsers know the shop: that of `publicUrl`, and for a shop tried out on one's own machine the
 * other names of the same port there.
 */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (protocol !== 'http:' || !loopbackNames.includes(hostname)) return [origin];
  return loopbackNames.map((name) => `http://${name}${port === '' ? '' : `:${port}`}`);
}
