import { lettersDesk } from '#contract/letters-desk.ts';
import type { ShownLetter } from '#contract/letters-desk.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { sentJson, takesJson } from '../api-client/sent-json.ts';
import type { Route } from './+types/preview.resource';

export const handle = takesJson;

/** Returns how an e-mail looks with the texts that are being typed; null if they cannot be sent. */
export async function action({ request, params: { kind }, context }: Route.ActionArgs): Promise<ShownLetter | null> {
  const shown = await apiClientOf(context).relay(lettersDesk.preview, { ...(await sentJson(request)), kind });
  return shown.ok ? shown.value : null;
}
