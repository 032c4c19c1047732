/** The headers of what never changes at its address. `tag` is its entity tag. */
export const lastingHeaders = (tag: string) => ({ etag: tag, 'cache-control': 'public, max-age=31536000, immutable' });

/** True if a request has what a tag names already: If-None-Match compares weakly (RFC 9110, 13.1.2). */
export function knowsTag({ headers }: Request, tag: string): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/** Returns an answer without content, which nobody keeps. */
export function refusedMedia(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
