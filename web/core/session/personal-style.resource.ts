import { personal } from '#contract/marketing/personal.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import type { Route } from './+types/personal-style.resource';

/**
 * The style sheet by which a page that is the same for everybody shows its person without scripts: the hearts of a
 * customer, filled for the favourites, the ways to change the own reviews, and to the account instead of the login.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { user, favourites, ownReviews } = await apiClientOf(context).load(personal.show, {});
  const account = '[data-guest]{display:none}[data-account]{display:block}';
  const hearts = (favourites ?? []).flatMap((id) => [
    `[data-heart="${id}"] [aria-pressed=true]{display:inline-grid}`,
    `[data-heart="${id}"] [aria-pressed=false]{display:none}`,
  ]);
  const reviews = ownReviews.map(({ id }) => `[data-review="${id}"]{display:block}`);
  const rules = [
    ...(user ? [account] : []),
    ...reviews,
    ...(favourites ? ['[data-heart]{display:block}', '[data-heart] [aria-pressed=true]{display:none}', ...hearts] : []),
  ];
  return new Response(rules.join('\n'), { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
