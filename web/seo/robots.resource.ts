import type { Route } from './+types/robots.resource';
import { apiContext } from '../api-client/api-client.ts';

/** What is somebody's own, or another view of what stands elsewhere. */
const closed = [
  '/admin',
  '/bag',
  '/login',
  '/user',
  '/outbox',
  '/pay',
  '/failure',
  '/search/',
  '/catalogue/',
  '/muestrario',
];

/** What robots may look at (RFC 9309), and where the sitemap is. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl, apiBase } = context.get(apiContext);
  const lines = [
    'User-agent: *',
    ...[`${apiBase}/`, ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
