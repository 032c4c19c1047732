import { withoutPrefix } from '../links/language-prefix.ts';
import type { SentRequest } from './request-failure.ts';

/**
 * Returns a request as data. `copy` is an unread clone of it. Its address has no language: the router, which sends it again,
 * adds the one of the page.
 */
export async function readSent(copy: Request): Promise<SentRequest> {
  const { pathname, search } = new URL(copy.url);
  const type = copy.headers.get('content-type') ?? '';
  const sent = { address: withoutPrefix(`${pathname}${search}`), method: copy.method };
  if (copy.method === 'GET') return { ...sent, body: undefined, encType: 'application/x-www-form-urlencoded' };
  if (type.startsWith('application/json')) return { ...sent, body: await copy.text(), encType: 'application/json' };
  if (type.startsWith('text/plain')) return { ...sent, body: await copy.text(), encType: 'text/plain' };
  const encType = type.startsWith('multipart/') ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { ...sent, body: await copy.formData(), encType };
}
