import { mailing } from '#contract/mail/outbox.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/outbox-email.resource';

/**
 * Returns an e-mail as HTML, for the frame that shows it: a policy forbids scripts, and its links open in the page
 * around it, which may read how high it is.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { html } = await apiClientOf(context).load(mailing.outboxEmail, { id: params.id });
  return new Response(html.replace('<head>', '<head><base target="_top">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    },
  });
}
