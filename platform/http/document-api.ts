import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#messages/languages.ts';
import { language } from '#messages/present-language.ts';
import { docsPage } from './docs-page.ts';
import type { Api } from './mount.ts';
import { openApiOf, type ApiInfo, type Table } from './openapi-document.ts';

/**
 * Serves the OpenAPI 3.1 document of all calls, made from the schemas that validate them, and a page to read it. `said` returns
 * the present title and description: both are in the language of the request, and are made again when the title changes.
 */
export function documentApi(
  app: Api,
  api: Table,
  {
    said,
    ...fixed
  }: Omit<ApiInfo, 'title' | 'description'> & {
    readonly said: () => Pick<ApiInfo, 'title' | 'description'>;
  },
): void {
  const made = new Map<Language, { readonly title: string; readonly document: ReturnType<typeof openApiOf> }>();
  function present() {
    const info = { ...fixed, ...said() };
    const kept = made.get(language());
    if (kept?.title === info.title) return kept.document;
    const document = openApiOf(api, info);
    made.set(language(), { title: info.title, document });
    return document;
  }
  app.get(`${fixed.apiBase}/openapi.json`, (c) => c.json(present()));
  app.get(`${fixed.apiBase}/docs`, (c) =>
    c.html(docsPage(api, { ...fixed, ...said() }), 200, { 'content-security-policy': docsPolicy }),
  );
  app.get(`${fixed.apiBase}/docs/try-calls.js`, (c) =>
    c.body(tryCalls, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  );
}

/** The script of the page, which tries calls. */
const tryCalls = readFileSync(join(import.meta.dirname, 'try-calls.mjs'), 'utf8');

/** The page runs its own script, which calls the API; nothing of others is loaded. */
const docsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
