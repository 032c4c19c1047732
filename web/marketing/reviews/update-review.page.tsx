import { t } from '#messages/messages.ts';
import { redirect, Link } from 'react-router';
import type { Route } from './+types/update-review.page';
import { reviews, type Review } from '#contract/marketing/reviews.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { AccountHeading } from '#web/people/accounts/account-heading.tsx';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { refusedReview, wireValues } from './leave-review.ts';
import { backFromReview, ownReview, reviewIdOf } from './own-review.ts';
import { ReviewForm } from './review-form.tsx';
import { reviewValues } from './review-rules.ts';
import { sayWhenDone } from '#web/core/requests/say-when-done.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { productAddress } from '#web/core/links/product-address.ts';

export async function loader(asked: Route.LoaderArgs) {
  return { review: await ownReview(asked), back: backFromReview(asked.request) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const values = reviewValues(await request.formData());
  const changes = { reviewId: reviewIdOf(params), ...wireValues(values) };
  const outcome = await apiClientOf(context).submit(reviews.update, changes);
  return outcome.ok ? redirect(backFromReview(request)) : refusedReview(values, outcome.refusal);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sayWhenDone(reviewTexts.edited, serverAction);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('reviews.edit'), isPrivate: true });

export default function UpdateReviewPage({ loaderData: { review, back }, actionData }: Route.ComponentProps) {
  const { calification, comment, Product } = review;
  return (
    <AccountMain width="profile">
      <AccountHeading title={t('reviews.edit')} />
      <div className="mt-8 grid gap-8">
        <ReviewedProduct product={Product} />
        <ReviewForm
          submit={reviewTexts.save}
          values={actionData?.values ?? { calification: String(calification), comment }}
          refused={actionData}
        >
          <LinkButton to={back} tone="quiet">
            {reviewTexts.cancel}
          </LinkButton>
        </ReviewForm>
      </div>
    </AccountMain>
  );
}

/** Which product a review is about. */
function ReviewedProduct({ product: { id, name, picture } }: { readonly product: Review['Product'] }) {
  return (
    <p className="flex items-center gap-4">
      <span className="block aspect-4/5 w-16 flex-none overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="64px" alt="" />}
      </span>
      <Link to={productAddress(id)} className="font-medium underline-offset-4 hover:underline">
        {name}
      </Link>
    </p>
  );
}
