import { z } from 'zod';
import { picture } from './catalogue.ts';
import { anyone, customers, endpoint, loggedIn } from './endpoint.ts';
import { moment, rowId, wholeNumber } from './fields.ts';
import { longestComment, reviewTexts } from './reviews.texts.ts';

/** What a customer says of a product. `author` is how screens name them: 'Julieta R.'. `verifiedPurchase`: an order of theirs with this product was approved. */
export const review = z.object({
  id: z.int(),
  UserUserName: z.string(),
  author: z.string(),
  productId: z.int(),
  calification: z.int(),
  comment: z.string(),
  verifiedPurchase: z.boolean(),
  createdAt: moment,
  Product: z.object({ id: z.int(), name: z.string(), picture: picture.nullable() }),
});

export type Review = z.output<typeof review>;

/**
 * What a product's page shows: the average to one decimal, null without reviews; how many reviews gave each number of
 * stars, five first; one page of reviews, newest first; and which review is the asker's own.
 */
export const reviewBoard = z.object({
  average: z.number().nullable(),
  total: z.int(),
  histogram: z.array(z.object({ calification: z.int(), count: z.int() })),
  page: z.int(),
  pages: z.int(),
  reviews: z.array(review),
  ownReviewId: z.int().nullable(),
});

export type ReviewBoard = z.output<typeof reviewBoard>;

/** Reviews on one page of a product's list. */
export const reviewPageSize = 1;

const error = reviewTexts.starsMissing;
const calification = z
  .int({ error })
  .refine((stars) => stars >= 1 && stars <= 5, { error })
  .meta({ minimum: 1, maximum: 5 });

/** Browsers send the ends of lines as two characters and count them as one. */
const comment = z
  .string({ error: reviewTexts.commentEmpty })
  .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
  .min(1, { error: reviewTexts.commentEmpty })
  .max(longestComment, { error: reviewTexts.commentLong });

const userName = z.string().max(60);

/** Who may write is told by the service's own sentences: an administrator may call and is refused. */
export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/product/review',
    summary: 'All reviews of a user, of a product, or of a user about a product; newest first',
    roles: anyone,
    input: z
      .object({ username: userName.optional(), productId: rowId.optional() })
      .refine(({ username, productId }) => username !== undefined || productId !== undefined, {
        error: 'Indique username o productId.',
      }),
    output: z.array(review),
  }),
  board: endpoint({
    method: 'GET',
    path: '/products/:id/reviews',
    summary: 'The average, the counts and one page of the reviews of a product; a page beyond the last is the last',
    roles: anyone,
    input: z.object({ id: rowId, page: wholeNumber.min(1).max(1_000_000).default(1) }),
    output: reviewBoard,
    errors: ['product_not_found'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/product/review/:reviewId',
    summary: 'One review: for its author and for administrators',
    roles: loggedIn,
    input: z.object({ reviewId: rowId }),
    output: review,
    errors: ['review_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/product/review',
    summary: 'Reviews a product as oneself; a user name sent along must be one’s own',
    roles: loggedIn,
    status: 201,
    input: z.object({
      productId: rowId,
      calification,
      comment,
      username: userName.optional(),
      user_name: userName.optional(),
      UserUserName: userName.optional(),
    }),
    output: review,
    errors: ['admin_cannot_review', 'review_taken', 'product_not_found', 'too_many_requests'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/product/review',
    summary: 'Changes a review of one’s own',
    roles: customers,
    input: z.object({ reviewId: rowId, calification: calification.optional(), comment: comment.optional() }),
    output: review,
    errors: ['review_not_found', 'too_many_requests'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/product/review',
    summary: 'Deletes a review: its author, or an administrator',
    roles: loggedIn,
    input: z.object({ reviewId: rowId }),
    output: z.object({ id: z.int() }),
    errors: ['review_not_found'],
  }),
} as const;
