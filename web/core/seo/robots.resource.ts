import { href } from 'react-router';
import type { Route } from './+types/robots.resource';
import { shop } from '#contract/core/shop/shop.ts';
import { apiContext } from '../api-client/api-client.ts';
import { inOtherLanguage } from '../links/language-prefix.ts';
import { folderOf } from '../links/folder-of.ts';

/** Paths that are not to be crawled, in any language: private pages, and other views of pages that are crawled. */
const closed = [
  href('/admin'),
  href('/bag'),
  href('/login'),
  href('/user'),
  href('/outbox'),
  href('/pay'),
  href('/failure'),
  folderOf(href('/search/suggestions')),
  folderOf(href('/catalogue/cards')),
  href('/muestrario'),
];

/** Returns robots.txt (RFC 9309), with the sitemap's address. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl, apiBase } = context.get(apiContext);
  const { otherLanguage } = shop();
  const inOther = otherLanguage === null ? [] : closed.map((path) => inOtherLanguage(path, otherLanguage));
  const lines = [
    'User-agent: *',
    ...[`${apiBase}/`, ...closed, ...inOther].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${href('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
