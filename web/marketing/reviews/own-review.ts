import { data, href, type RouterContextProvider } from 'react-router';
import { errorTable } from '#contract/error-table.ts';
import { reviews, type Review } from '#contract/marketing/reviews.ts';
import { requireUser } from '#web/core/session/require-user.ts';
import { backAddress, backKey } from '#web/core/links/back-address.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

type Asked = {
  readonly request: Request;
  readonly params: { readonly id: string };
  readonly context: Readonly<RouterContextProvider>;
};

/** The review of one's own that an address names. A guest is sent to the login; somebody else's review is refused. */
export async function ownReview({ request, params, context }: Asked): Promise<Review> {
  const user = await requireUser({ request, context });
  const review = await apiClientOf(context).load(reviews.one, { reviewId: reviewIdOf(params) });
  if (review.UserUserName === user.username) return review;
  throw data({ code: 'not_allowed', detail: errorTable.not_allowed.detail }, { status: 403 });
}

/** The number in an address. What cannot be a review's is unknown, not wrong. */
export function reviewIdOf({ id }: Asked['params']): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw data(null, { status: 404 });
}

/** Where one goes when a review was edited or deleted, or was not after all: where one came from, or the list. */
export function backFromReview({ url }: Request): string {
  const asked = new URL(url).searchParams.get(backKey);
  return asked === null ? href('/user/reviews') : backAddress(asked);
}
