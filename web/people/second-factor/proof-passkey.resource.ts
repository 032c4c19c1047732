import type { Route } from './+types/proof-passkey.resource';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { answeredPasskey } from './answered-passkey.ts';

export const handle = takesJson;

/** Says what a passkey has to sign to prove who the visitor is; with what it signed, takes the proof. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  return answeredPasskey(async () =>
    'signed' in sent
      ? api.pass(proofCalls.provePasskey, sent)
      : { options: await api.call(proofCalls.proofOptions, {}) },
  );
}
