import { formatCount } from '#contract/core/money/price-words.ts';
import type { ReviewBoard } from '#contract/marketing/reviews.ts';
import { t } from '#messages/messages.ts';
import { productAddress } from '#web/core/links/product-address.ts';
import { useOwnReviewId } from '#web/core/session/session-user.ts';
import { Pager } from '#web/core/ui/pager.tsx';
import { Stars } from '#web/core/ui/stars.tsx';
import type { ReviewOutcome } from './leave-review.ts';
import { NewReview } from './new-review.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { averageWords, placeIds, reviewCount, reviewsAddress } from './review-words.ts';
import type { ShownBoard, ShownReview } from './shown-board.ts';

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

type RatingSummaryProps = Pick<ReviewBoard, 'average' | 'total' | 'histogram'>;

/** The average of a product, and how many reviews gave how many stars. */
function RatingSummary({ average, total, histogram }: RatingSummaryProps) {
  if (average === null) return <p className="text-stone">{t('reviews.none')}</p>;
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4">
        <p className="font-display text-heading tabular-nums">{averageWords(average)}</p>
        <div className="grid gap-1">
          <Stars value={average} size={20} />
          <p className="text-small text-stone">{reviewCount(total)}</p>
        </div>
      </div>
      <ul className="grid max-w-form gap-2 text-small tabular-nums">
        {histogram.map(({ calification, count }) => (
          <li key={calification} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
            <span>{t('ui.starCount', { count: calification })}</span>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-sand">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ inlineSize: `calc(100% * ${count} / ${total})` }}
              />
            </span>
            <span className="text-right text-stone">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
