import type { Route } from './+types/proof.resource';
import { t } from '#messages/messages.ts';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { givenProof } from './given-proof.ts';

/** By what the visitor can prove who they are. */
export function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(proofCalls.proof, {});
}

/** Takes a code or the password as the proof. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const proof = givenProof(await request.formData());
  return outcomeOf(await apiClientOf(context).submit(proofCalls.prove, proof), t('second-factor.prove'));
}
