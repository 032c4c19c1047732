import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { picture } from '#contract/core/fields/picture.ts';
import { anyone, customers, endpoint, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { moment, rowId, wholeNumber } from '#contract/core/fields/fields.ts';
import { pageAsked, pagePlace } from '#contract/core/protocol/list-page.ts';
import { longestComment, reviewTexts } from './reviews.texts.ts';
import { longText, showsSomething } from '#contract/core/fields/short-text.ts';

/**
 * A customer's review of a product. `author` is the displayed name: 'Julieta R.'. `verifiedPurchase`: the author has an
 * approved order with this product. Of an author who erased the account `UserUserName` is empty.
 */
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
 * The reviews on a product's page: the average to one decimal, null without reviews; the number of reviews for each
 * number of stars, five first; one page of reviews, newest first; and the user's own review.
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

/** The number of reviews on one page of a product's list. */
export const reviewPageSize = 1;

/** The sort orders of the back office's list. */
export const reviewSorts = ['date-desc', 'date-asc', 'stars-desc', 'stars-asc'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

const error = () => reviewTexts.starsMissing;
const calification = z
  .int({ error })
  .refine((stars) => stars >= 1 && stars <= 5, { error })
  .meta({ minimum: 1, maximum: 5 });

/** Browsers send a line break as two characters and count it as one. */
const comment = z
  .string({ error: () => reviewTexts.commentEmpty })
  .overwrite(longText)
  .min(1, { error: () => reviewTexts.commentEmpty, abort: true })
  .max(longestComment, { error: () => reviewTexts.commentLong })
  .refine(showsSomething, { error: () => reviewTexts.commentEmpty });

const userName = z.string().max(60);

/** The service rejects administrators with its own message, so they may call. */
export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/product/review',
    summary: 'All reviews of a user, of a product, or of a user about a product; newest first',
    roles: anyone,
    input: z
      .object({ username: userName.optional(), productId: rowId.optional() })
      .refine(({ username, productId }) => username !== undefined || productId !== undefined, {
        error: () => t('reviews.nothingAsked'),
      }),
    output: z.array(review),
  }),
  desk: endpoint({
    method: 'GET',
    path: '/admin/reviews',
    summary: 'A page of all reviews, of one product or number of stars, or by author and comment; for the back office',
    permission: 'goods.read',
    input: z.object({
      productId: rowId.optional(),
      stars: wholeNumber.min(1).max(5).optional(),
      search: z.string().trim().max(80).optional(),
      order: z.enum(reviewSorts).default('date-desc'),
      ...pageAsked,
    }),
    output: z.object({ reviews: z.array(review), ...pagePlace }),
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
    roles: customers,
    staff: 'goods.read',
    input: z.object({ reviewId: rowId }),
    output: review,
    errors: ['review_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/product/review',
    summary: 'Creates the user’s own review of a product; a user name in the body must be the own one',
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
    summary: 'Changes the user’s own review',
    roles: customers,
    input: z.object({ reviewId: rowId, calification: calification.optional(), comment: comment.optional() }),
    output: review,
    errors: ['review_not_found', 'too_many_requests'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/product/review',
    summary: 'Deletes a review: for its author and for administrators',
    roles: customers,
    staff: 'reviews.moderate',
    input: z.object({ reviewId: rowId }),
    output: z.object({ id: z.int() }),
    errors: ['review_not_found'],
  }),
} as const;
