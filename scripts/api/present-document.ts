import { api } from '#contract/api.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { documentedNews } from '#contract/mail/webhook-events.ts';
import { openApiOf } from '#platform/http/openapi-document.ts';

/** Returns the OpenAPI document of this version, without the names of a shop. */
export const presentDocument = () =>
  openApiOf(api, {
    apiBase: '/api',
    title: 'Percha',
    description: 'API',
    sessionCookie: '__Host-percha',
    scopes,
    news: documentedNews(),
  });
