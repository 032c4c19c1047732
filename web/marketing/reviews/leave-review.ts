import { redirect, type RouterContextProvider } from 'react-router';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { isExpired } from '#web/core/links/back-address.ts';
import { apiClientOf, type Refusal } from '#web/core/api-client/api-client.ts';
import { reviewValues, type RefusedReview, type ReviewErrors, type ReviewValues } from './review-rules.ts';
import { expiredReviewLoginPath, sentReviewLoginPath } from './review-words.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** How the attempt to leave a review ended. */
export type ReviewOutcome = { readonly refused?: RefusedReview };

/** Takes the review form of a product's page. A guest is sent to the login, and back afterwards. */
export async function leaveReview({ request, context }: Asked, productId: string): Promise<ReviewOutcome> {
  const { user } = await apiClientOf(context).load(accounts.session, {});
  const values = reviewValues(await request.formData());
  const id = Number(productId);
  if (!user) throw redirect(isExpired(request) ? expiredReviewLoginPath(id) : sentReviewLoginPath(id, values));
  const outcome = await apiClientOf(context).submit(reviews.create, { productId, ...wireValues(values) });
  return outcome.ok ? {} : { refused: refusedReview(values, outcome.refusal) };
}

/** A review's values as the API takes them. */
export function wireValues({ calification, comment }: ReviewValues) {
  return { calification: Number(calification), comment };
}

/** What the form shows of a refusal. */
export function refusedReview(values: ReviewValues, { errors, detail }: Refusal): RefusedReview {
  const found = errors.toReversed().map(({ path, message }) => [path, message] as const);
  const byField: ReviewErrors = Object.fromEntries(
    found.filter(([path]) => path === 'calification' || path === 'comment'),
  );
  return { values, errors: byField, detail };
}
