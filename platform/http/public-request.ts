import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** What is asked of Node's own request beside the Request. */
type Incoming = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

type PublicAnswer = (request: Request, incoming: Incoming) => Response | Promise<Response>;

/**
 * The one way from Node's requests to the Request that the shop sees. Its address is always below `publicUrl`, which is
 * what browsers call the shop also where a proxy ends TLS; what a visitor or a proxy writes into Host or X-Forwarded-*
 * changes nothing about it.
 */
export function publicListener(publicUrl: string, answer: PublicAnswer) {
  const listener = getRequestListener((request, { incoming }) => answer(request, incoming));
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = incoming.url ?? '/';
    // The adapter makes its Request before it first waits, and looks at no Host where the target is a whole address.
    incoming.url = publicAddress(target, publicUrl);
    void listener(incoming, outgoing);
    incoming.url = target;
  };
}

/** The shop's own address that a request's target means (RFC 9112, 3.2): a host that stands in it is not believed. */
export function publicAddress(target: string, publicUrl: string): string {
  if (target.startsWith('/')) return `${publicUrl}${target}`;
  const { host, pathname, search } = URL.parse(target) ?? { host: '', pathname: '', search: '' };
  return host === '' ? `${publicUrl}/${target}` : `${publicUrl}${pathname}${search}`;
}
