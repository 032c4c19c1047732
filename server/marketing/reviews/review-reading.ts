import { tagPage } from '#server/core/context/page-tags.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { reviewPageSize, type Review, type ReviewBoard } from '#contract/marketing/reviews.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { isPublic, requirePublic } from '#server/goods/products/public-products.service.ts';
import { mayVisitor, type Context, type Visitor } from '#server/core/context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { findCounted, findReviews } from './reviews.queries.ts';
import { reviews, reviewTotals } from './reviews.tables.ts';

type Asked = { readonly username?: string | undefined; readonly productId?: number | undefined };

/**
 * Returns the reviews of a user name (case-insensitively), of a product, or of both, newest first. Those of products that are not
 * public are shown to their authors and to administrators.
 */
export function listReviews({ db, visitor }: Context, { username, productId }: Asked): Promise<Review[]> {
  const own = visitor.role === 'guest' ? undefined : eq(reviews.userId, visitor.id);
  const where = and(
    mayVisitor(visitor, 'goods.read') ? undefined : or(isPublic, own),
    username === undefined ? undefined : eq(sql`lower(${users.username})`, username.toLowerCase()),
    productId === undefined ? undefined : eq(reviews.productId, productId),
  );
  return findReviews(db, where);
}

/** Returns one review, for its author and for administrators. Throws `review_not_found` and `not_allowed`. */
export async function oneReview({ db, visitor }: Context, reviewId: number): Promise<Review> {
  const [review] = await findReviews(db, eq(reviews.id, reviewId));
  if (!review) throw new ShopError('review_not_found');
  if (!mayVisitor(visitor, 'goods.read') && !isAuthor(visitor, review)) throw new ShopError('not_allowed');
  return review;
}

function isAuthor(visitor: Visitor, { UserUserName }: Review): boolean {
  return visitor.role !== 'guest' && visitor.username === UserUserName;
}

/** See `reviewBoard` of the contract. Throws `product_not_found`. */
export async function reviewBoardOf({ db, visitor }: Context, productId: number, page: number): Promise<ReviewBoard> {
  tagPage(`product:${productId}`);
  const pageOf = (number: number) =>
    findCounted(db, eq(reviews.productId, productId), { offset: (number - 1) * reviewPageSize, limit: reviewPageSize });
  const [asked, ownReviewId] = await Promise.all([
    pageOf(page),
    ownReviewOf(db, visitor, productId),
    requirePublic(db, productId),
  ]);
  // A page without reviews does not tell how many there are on the others.
  const summary = summaryOf(asked[0]?.totals ? starCounts(asked[0].totals) : await countsOf(db, productId));
  const pages = Math.max(1, Math.ceil(summary.total / reviewPageSize));
  const shown = Math.min(page, pages);
  const found = shown === page ? asked : await pageOf(shown);
  return { ...summary, page: shown, pages, reviews: found.map(({ review }) => review), ownReviewId };
}

async function countsOf(db: Executor, productId: number): Promise<StarCounts> {
  const [row] = await db
    .select({ totals: reviewTotals })
    .from(products)
    .leftJoin(reviewTotals, eq(reviewTotals.productId, products.id))
    .where(eq(products.id, productId));
  if (!row) throw new ShopError('product_not_found');
  return row.totals ? starCounts(row.totals) : [0, 0, 0, 0, 0];
}

function starCounts({ stars1, stars2, stars3, stars4, stars5 }: typeof reviewTotals.$inferSelect): StarCounts {
  return [stars1, stars2, stars3, stars4, stars5];
}

async function ownReviewOf(db: Executor, visitor: Visitor, productId: number): Promise<number | null> {
  if (visitor.role === 'guest') return null;
  const [own] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.userId, visitor.id), eq(reviews.productId, productId)));
  return own?.id ?? null;
}

/** How many reviews gave one to five stars, in this order. */
type StarCounts = readonly [number, number, number, number, number];

type Summary = Pick<ReviewBoard, 'average' | 'total' | 'histogram'>;

/**
 * Returns the average to one decimal (null without reviews), the number of reviews, and the counts from five stars to
 * one.
 */
export function summaryOf(counts: StarCounts): Summary {
  const histogram = counts.map((count, place) => ({ calification: place + 1, count })).toReversed();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = histogram.reduce((sum, { calification, count }) => sum + calification * count, 0);
  return { average: total === 0 ? null : Math.round((stars * 10) / total) / 10, total, histogram };
}
