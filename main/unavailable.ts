type Unavailable = { readonly status: 503; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A 503 for people and for programs: a sentence to whom asks for a page, a problem document (RFC 9457) to all else. */
export function unavailable(accept: string | null | undefined, sentence: string, seconds: number): Unavailable {
  const isPage = accept?.includes('text/html') === true;
  return {
    status: 503,
    headers: {
      'content-type': isPage ? 'text/plain; charset=utf-8' : 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      'x-content-type-options': 'nosniff',
    },
    body: isPage
      ? sentence
      : JSON.stringify({
          status: 503,
          title: 'No disponible',
          detail: sentence,
          code: 'unavailable',
          values: {},
          errors: [],
        }),
  };
}
