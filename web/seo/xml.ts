/** Escapes a text for XML. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns an XML response. */
export function xmlResponse(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns a sitemap of pages (sitemaps.org). */
export function urlSet(addresses: readonly string[]): Response {
  const entries = addresses.map((address) => `<url><loc>${xmlText(address)}</loc></url>`);
  return xmlResponse(`<urlset xmlns="${space}">${entries.join('\n')}</urlset>`);
}

/** Returns a sitemap index. */
export function sitemapIndex(addresses: readonly string[]): Response {
  const entries = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`);
  return xmlResponse(`<sitemapindex xmlns="${space}">${entries.join('\n')}</sitemapindex>`);
}
