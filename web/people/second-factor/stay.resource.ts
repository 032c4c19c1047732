import type { Route } from './+types/stay.resource';
import { ownSessions } from '#contract/people/accounts/own-sessions.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { takesJson } from '#web/core/api-client/sent-json.ts';

export const handle = takesJson;

/** Says that the person of the page is there, so that the session does not end for being idle. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const answer = await apiClientOf(context).call(ownSessions.stay, {});
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}
