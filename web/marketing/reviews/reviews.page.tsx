import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/reviews.page';
import { reviews, type Review } from '#contract/marketing/reviews.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { AccountHeading } from '#web/people/accounts/account-heading.tsx';
import { requireUser } from '#web/core/session/require-user.ts';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { productAddress } from '#web/core/links/product-address.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { username } = await requireUser({ request, context });
  return { reviews: await apiClientOf(context).load(reviews.list, { username }) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.nav.reviews, isPrivate: true });

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountMain width="list">
      <AccountHeading title={texts.nav.reviews} />
      {loaderData.reviews.length === 0 ? (
        <EmptyState title={reviewTexts.none} action={<LinkButton to={href('/')}>{t('ui.seeShop')}</LinkButton>}>
          {t('reviews.hereAppear')}
        </EmptyState>
      ) : (
        <ul className="mt-8 border-t border-line">
          {loaderData.reviews.map((review) => (
            <OwnReview key={review.id} review={review} />
          ))}
        </ul>
      )}
    </AccountMain>
  );
}

function OwnReview({ review }: { readonly review: Review }) {
  const { id, name, picture } = review.Product;
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-start gap-4 border-b border-line py-6 sm:grid-cols-[6rem_1fr] sm:gap-6">
      <div className="aspect-4/5 overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="96px" alt="" />}
      </div>
      <ReviewEntry
        review={review}
        title={
          <Link to={productAddress(id)} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        }
        actions={<ReviewActions review={review} back={href('/user/reviews')} />}
      />
    </li>
  );
}
