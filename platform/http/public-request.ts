import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** What the shop reads of Node's own request beside the Request. */
type Incoming = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

type PublicAnswer = (request: Request, incoming: Incoming) => Response | Promise<Response>;

/**
 * The only conversion of Node's requests into the Request that the shop sees. Its address is always below `publicUrl`,
 * which is the address in browsers also where a proxy ends TLS; Host and X-Forwarded-* never change it.
 */
export function publicListener(publicUrl: string, answer: PublicAnswer) {
  const listener = getRequestListener((request, { incoming }) => answer(request, incoming));
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = incoming.url ?? '/';
    // The adapter makes its Request synchronously, and ignores Host when the target is an absolute URL.
    incoming.url = publicAddress(target, publicUrl);
    void listener(incoming, outgoing);
    incoming.url = target;
  };
}

/** Returns the shop's own address of a request target (RFC 9112, 3.2): a host in the target is not trusted. */
export function publicAddress(target: string, publicUrl: string): string {
  if (target.startsWith('/')) return `${publicUrl}${target}`;
  const { host, pathname, search } = URL.parse(target) ?? { host: '', pathname: '', search: '' };
  return host === '' ? `${publicUrl}/${target}` : `${publicUrl}${pathname}${search}`;
}
