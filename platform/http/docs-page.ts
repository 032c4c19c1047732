import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import { html } from 'hono/html';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { rolesOf, type Role } from '#contract/core/protocol/permissions.ts';

type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const roleNames = {
  guest: () => t('http.docs.visitors'),
  customer: () => t('http.docs.customers'),
  admin: () => t('http.docs.administrators'),
  manager: () => t('http.docs.managers'),
  catalogue: () => t('http.docs.catalogue'),
  orders: () => t('http.docs.orders'),
  marketing: () => t('http.docs.marketing'),
  viewer: () => t('http.docs.viewers'),
} as const satisfies Record<Role, () => string>;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;background:#f6f3ed;color:#1c1a17}' +
  'section{border-top:1px solid #d9d1c3;padding:1rem 0}code{font-size:.95rem}p{margin:.25rem 0}small{color:#635b50}';

/** Returns the HTML page that lists all calls. */
export function docsPage(api: Table, { apiBase, title }: { readonly apiBase: string; readonly title: string }) {
  return html`<!doctype html>
    <html lang="${language()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API | ${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${t('http.docs.title', { title })}</h1>
          <p>
            ${t('http.docs.base')} <code>${apiBase}</code>. ${t('http.docs.detail')}
            <a href="${apiBase}/openapi.json">openapi.json</a>. ${t('http.docs.language')}
          </p>
          ${Object.entries(api).map(
            ([tag, group]) =>
              html`<h2>${tag}</h2>
                ${Object.values(group).map((endpoint) => callOf(endpoint, apiBase))}`,
          )}
        </main>
      </body>
    </html>`;
}

function callOf(endpoint: Endpoint, apiBase: string) {
  const { method, path, summary, errors = [] } = endpoint;
  const roles = rolesOf(endpoint).map((role) => roleNames[role]());
  return html`<section>
    <p><code>${method} ${apiBase}${path}</code></p>
    <p>${summary}</p>
    <small
      >${t('http.docs.roles', { roles: roles.join(', ') })}
      ${errors.length > 0 ? t('http.docs.refusals', { codes: errors.join(', ') }) : ''}</small
    >
  </section>`;
}
