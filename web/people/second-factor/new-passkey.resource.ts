import type { Route } from './+types/new-passkey.resource';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { answeredPasskey } from './answered-passkey.ts';

export const handle = takesJson;

/** Says what a browser has to make for a new passkey; with what it made, adds the passkey. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  return answeredPasskey(async () =>
    'made' in sent
      ? api.pass(secondFactor.confirmPasskey, sent)
      : { options: await api.call(secondFactor.startPasskey, {}) },
  );
}
