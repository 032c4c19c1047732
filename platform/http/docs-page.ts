import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import { html } from 'hono/html';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { permissions, rolesOf, type GateRole } from '#contract/core/protocol/permissions.ts';

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
} as const satisfies Record<GateRole, () => string>;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;background:#f6f3ed;color:#1c1a17}' +
  'section{border-top:1px solid #d9d1c3;padding:1rem 0}code{font-size:.95rem;overflow-wrap:anywhere}p{margin:.25rem 0}' +
  'small{color:#635b50}button{font:inherit;min-height:2.75rem;padding:0 1rem;margin-top:.5rem;background:#fff;border:1px solid #1c1a17;border-radius:4px;cursor:pointer}' +
  'label{display:block;margin-top:.5rem;color:#635b50}input,textarea{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.5rem;border:1px solid #85796a;border-radius:4px}' +
  'textarea,pre{font-family:ui-monospace,monospace;font-size:.85rem}pre{overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}';

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
        <main
          data-base="${apiBase}"
          data-send="${t('http.docs.send')}"
          data-body="${t('http.docs.body')}"
          data-failed="${t('http.docs.failed')}"
        >
          <h1>${t('http.docs.title', { title })}</h1>
          <p>
            ${t('http.docs.base')} <code>${apiBase}</code>. ${t('http.docs.detail')}
            <a href="${apiBase}/openapi.json">openapi.json</a>. ${t('http.docs.language')}
          </p>
          <label
            >${t('http.docs.token')}
            <input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="percha_…"
          /></label>
          <p><small>${t('http.docs.tokenHint')}</small></p>
          ${Object.entries(api).map(
            ([tag, group]) =>
              html`<h2>${tag}</h2>
                ${Object.values(group).map((endpoint) => callOf(endpoint, apiBase))}`,
          )}
        </main>
        <script type="module" src="${apiBase}/docs/try-calls.js"></script>
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
      >${t('http.docs.roles', { roles: roles.join(', ') })} ${ofOwnRoles(endpoint)}
      ${errors.length > 0 ? t('http.docs.refusals', { codes: errors.join(', ') }) : ''}</small
    >
    ${isTried(endpoint) ? html`<p>${tryButton(endpoint)}</p>` : ''}
  </section>`;
}

/** What an own role of the shop needs for a call that not all may make who work in the shop; nothing for others. */
function ofOwnRoles({ permission, staff }: Endpoint): string {
  const needed = permission ?? staff;
  // What only owners may is given to no other role.
  return needed === undefined || permissions[needed].length === 1
    ? ''
    : t('http.docs.ownRoles', { permission: needed });
}

/** What sends or answers files is not tried here. */
const isTried = ({ body = 'json', answers }: Endpoint) => body === 'json' && answers === undefined;

function tryButton({ method, path }: Endpoint) {
  const filled = path.replace(/:(\w+)/g, '{$1}');
  const name = t('http.docs.tryCall', { call: `${method} ${path}` });
  return html`<button type="button" data-method="${method}" data-path="${filled}" aria-label="${name}">
    ${t('http.docs.try')}
  </button>`;
}
