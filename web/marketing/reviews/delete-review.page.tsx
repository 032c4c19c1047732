import { t } from '#messages/messages.ts';
import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/delete-review.page';
import { reviews } from '#contract/marketing/reviews.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { AccountHeading } from '#web/people/accounts/account-heading.tsx';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';
import { backFromReview, ownReview, reviewIdOf } from './own-review.ts';
import { ReviewEntry } from './review-entry.tsx';
import { sayWhenDone } from '#web/core/requests/say-when-done.ts';

export async function loader(asked: Route.LoaderArgs) {
  return { review: await ownReview(asked), back: backFromReview(asked.request) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const outcome = await apiClientOf(context).submit(reviews.remove, { reviewId: reviewIdOf(params) });
  return outcome.ok ? redirect(backFromReview(request)) : outcome.refusal;
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sayWhenDone(reviewTexts.removed, serverAction);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('reviews.delete'), isPrivate: true });

export default function DeleteReviewPage({ loaderData: { review, back }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <AccountMain width="profile">
      <AccountHeading title={t('reviews.delete')} />
      <div className="mt-8 border-y border-line py-6">
        <ReviewEntry review={review} title={review.Product.name} />
      </div>
      <p className="mt-6">{reviewTexts.confirmRemove}</p>
      {actionData && <WrongNote className="mt-4">{actionData.detail}</WrongNote>}
      <Form method="post" what={t('reviews.notDeleted')} unsaved={false} replace className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" tone="danger" busy={isBusy}>
          {t('reviews.deleteCaps')}
        </Button>
        <LinkButton to={back} tone="quiet">
          {reviewTexts.cancel}
        </LinkButton>
      </Form>
    </AccountMain>
  );
}
