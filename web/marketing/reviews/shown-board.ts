import type { Review, ReviewBoard } from '#contract/marketing/reviews.ts';

export type ShownReview = Omit<Review, 'UserUserName'>;

/** The reviews of a product as its page shows them. */
export type ShownBoard = Omit<ReviewBoard, 'reviews' | 'ownReviewId'> & { readonly reviews: readonly ShownReview[] };

/** A board as everybody sees it. Login names are left out: what the page's data does not hold, nobody reads out of it. */
export function shownBoard({ average, total, histogram, page, pages, reviews }: ReviewBoard): ShownBoard {
  const shown = reviews.map(
    ({ id, author, productId, calification, comment, verifiedPurchase, createdAt, Product }) => {
      return { id, author, productId, calification, comment, verifiedPurchase, createdAt, Product };
    },
  );
  return { average, total, histogram, page, pages, reviews: shown };
}
