import { t } from '#messages/messages.ts';
import type { Route } from './+types/security.resource';
import { people } from '#contract/office/people-desk.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** Ends the sessions of somebody, or takes a lost second factor away a day later, or leaves it. */
export async function action({ request, params: { user_name }, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const intent = (await request.formData()).get('intent');
  const api = apiClientOf(context);
  if (intent === 'sessions') {
    return outcomeOf(await api.submit(people.endSessions, { user_name }), t('people.sessionsEnded'));
  }
  const change = intent === 'help' ? people.helpFactor : people.stopHelp;
  return outcomeOf(await api.submit(change, { user_name }), t('people.securityChanged'));
}
