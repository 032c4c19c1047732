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

/** The address of a page in a language (BCP 47). */
type Version = { readonly language: string; readonly address: string };

/**
 * Returns a sitemap of pages (sitemaps.org). A page in several languages has an entry for each, and each entry names all
 * of them.
 */
export function urlSet(pages: readonly (readonly Version[])[]): Response {
  const hasLanguages = pages.some((versions) => versions.length > 1);
  const entries = pages.flatMap((versions) => {
    const links = hasLanguages ? versions.map(alternate).join('') : '';
    return versions.map(({ address }) => `<url><loc>${xmlText(address)}</loc>${links}</url>`);
  });
  const links = hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return xmlResponse(`<urlset xmlns="${space}"${links}>${entries.join('\n')}</urlset>`);
}

const alternate = ({ language, address }: Version) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`;

/** Returns a sitemap index. */
export function sitemapIndex(addresses: readonly string[]): Response {
  const entries = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`);
  return xmlResponse(`<sitemapindex xmlns="${space}">${entries.join('\n')}</sitemapindex>`);
}
