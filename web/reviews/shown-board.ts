import type { Review, ReviewBoard } from '#contract/reviews.ts';

export type ShownReview = Omit<Review, 'UserUserName'>;

/** The reviews of a product as its page shows them. */
export type ShownBoard = Omit<ReviewBoard, 'reviews'> & { readonly reviews: readonly ShownReview[] };

/** A board without login names: what the page's data does not hold, nobody reads out of it. */
export function withoutLogins(board: ReviewBoard): ShownBoard {
  return {
    ...board,
    reviews: board.reviews.map(
      ({ id, author, productId, calification, comment, verifiedPurchase, createdAt, Product }) => {
        return { id, author, productId, calification, comment, verifiedPurchase, createdAt, Product };
      },
    ),
  };
}
