import { t } from '#messages/messages.ts';
import { useOwnReviewId } from '#web/core/session/session-user.ts';
import { Pager } from '#web/core/ui/pager.tsx';
import type { ReviewOutcome } from './leave-review.ts';
import { NewReview } from './new-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewEntry } from './review-entry.tsx';
import type { ShownBoard, ShownReview } from './shown-board.ts';
import { placeIds, reviewsAddress } from './review-words.ts';
import { productAddress } from '#web/core/links/product-address.ts';

type ProductReviewsProps = {
  readonly productId: number;
  readonly board: ShownBoard;
  readonly outcome: ReviewOutcome | undefined;
};

/** All that a product's page says and asks about reviews. */
export function ProductReviews({ productId, board, outcome }: ProductReviewsProps) {
  const { page, pages, reviews } = board;
  const ownReviewId = useOwnReviewId(productId);
  return (
    <section id={placeIds.reviews} aria-labelledby="reviews" className="mt-20 border-t border-line pt-12">
      <h2 id="reviews" data-results className="font-display text-heading">
        {t('reviews.title')}
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-20">
        <div className="grid content-start gap-10">
          <RatingSummary {...board} />
          {reviews.length > 0 && (
            <div id={placeIds.list} className="grid gap-8 border-t border-line pt-8">
              {reviews.map((review) => (
                <ReviewEntry
                  key={review.id}
                  review={review}
                  level="h3"
                  title={review.author}
                  actions={
                    review.id === ownReviewId ? (
                      <ReviewActions review={review} back={productAddress(productId)} />
                    ) : (
                      <noscript>{import.meta.env.SSR && <PlainActions review={review} />}</noscript>
                    )
                  }
                />
              ))}
              <Pager
                page={page}
                pages={pages}
                addressOf={(one) => reviewsAddress(productId, 'list', one)}
                label={t('reviews.pagesLabel')}
                preventScrollReset
              />
            </div>
          )}
        </div>
        <NewReview key={productId} productId={productId} ownReviewId={ownReviewId} outcome={outcome} />
      </div>
    </section>
  );
}

/** The author's icons without scripts. The visitor's own style sheet (personal-style.resource.ts) shows them. */
function PlainActions({ review }: { readonly review: ShownReview }) {
  return (
    <div data-review={review.id} className="hidden">
      <ReviewActions review={review} back={productAddress(review.productId)} />
    </div>
  );
}
