import { lettersDesk } from '#contract/mail/letter-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import type { Route } from './+types/preview.resource';

export const handle = takesJson;

/**
 * Returns how an e-mail looks with the texts that are being typed, as JSON; null if they cannot be sent, or if the session is over:
 * nobody is sent to the login while writing.
 */
export async function action({ request, params: { kind }, context }: Route.ActionArgs): Promise<Response> {
  const sent = { ...(await sentJson(request)), kind };
  const shown = await apiClientOf(context).relay(lettersDesk.preview, sent).catch(nothingForGuests);
  return Response.json(shown?.ok ? shown.value : null, { headers: { 'cache-control': 'no-store' } });
}

function nothingForGuests(thrown: unknown): undefined {
  if (!(thrown instanceof Response)) throw thrown;
}
