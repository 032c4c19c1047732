import type { Route } from './+types/step-passkey.resource';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { answeredPasskey } from './answered-passkey.ts';

export const handle = takesJson;

/** Says what a passkey has to sign for the second step of a login; with what it signed, finishes the login. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  return answeredPasskey(async () => {
    if (!('signed' in sent)) return { options: await api.call(loginStep.passkeyOptions, {}) };
    await api.pass(loginStep.finishByPasskey, sent);
    return {};
  });
}
