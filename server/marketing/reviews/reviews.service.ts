import { and, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { Review, reviews as calls } from '#contract/marketing/reviews.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { isStaff, type Context, type Visitor } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { requirePublic } from '#server/goods/products/public-products.service.ts';
import { oneReview } from './review-reading.ts';
import { reviews } from './reviews.tables.ts';

type Written = Input<(typeof calls)['create']>;
type Changes = Omit<Input<(typeof calls)['update']>, 'reviewId'>;

/**
 * Adds a review by the person of the session. Throws `admin_cannot_review`, `not_allowed` for somebody else's name,
 * `review_taken` for a second one, and `product_not_found`.
 */
export async function createReview(ctx: Context, written: Written): Promise<Review> {
  const userId = customerOf(ctx.visitor, [written.username, written.user_name, written.UserUserName]);
  await limitWriting(ctx, userId);
  const { productId, calification, comment } = written;
  await requirePublic(ctx.db, productId);
  const row = { userId, productId, calification, comment, createdAt: ctx.clock() };
  const added = await refusedAs({ [violations.foreignKey]: isGone }, () =>
    inTransaction(ctx.db, (transaction) =>
      transaction.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id }),
    ),
  );
  const [first] = added;
  if (!first) throw new ShopError('review_taken');
  return oneReview(ctx, first.id);
}

/** Changes the visitor's own review. Throws `review_not_found`, and `not_allowed` for somebody else's. */
export async function updateReview(ctx: Context, reviewId: number, changes: Changes): Promise<Review> {
  const { calification, comment } = changes;
  const userId = customerOf(ctx.visitor);
  await limitWriting(ctx, userId);
  const own = and(eq(reviews.id, reviewId), eq(reviews.userId, userId));
  if (calification !== undefined || comment !== undefined) {
    await inTransaction(ctx.db, (transaction) => transaction.update(reviews).set({ calification, comment }).where(own));
  }
  return oneReview(ctx, reviewId);
}

/** Deletes a review, for its author or an administrator. Throws `review_not_found` and `not_allowed`. */
export async function removeReview(ctx: Context, reviewId: number): Promise<{ id: number }> {
  const { id, UserUserName, productId, calification, comment } = await oneReview(ctx, reviewId);
  await inTransaction(ctx.db, async (transaction) => {
    const removed = await transaction.delete(reviews).where(eq(reviews.id, id)).returning({ id: reviews.id });
    if (removed.length === 0) throw new ShopError('review_not_found');
    if (!isStaff(ctx.visitor)) return;
    const before = { UserUserName, productId, calification, comment };
    await noteChange(transaction, ctx, { action: 'review.delete', subject: String(id), before });
  });
  return { id };
}

/** Returns the id of the customer who writes. Throws unless all given user names are the customer's own. */
function customerOf(visitor: Visitor, claimed: readonly (string | undefined)[] = []): number {
  if (isStaff(visitor)) throw new ShopError('admin_cannot_review');
  if (visitor.role === 'guest') throw new ShopError('not_logged_in');
  const own = visitor.username.toLowerCase();
  if (claimed.some((name) => name !== undefined && name.toLowerCase() !== own)) throw new ShopError('not_allowed');
  return visitor.id;
}

function limitWriting(ctx: Context, userId: number): Promise<void> {
  return limitRate(ctx, `review:${userId}`, { most: 30, windowSeconds: 60 });
}

const isGone = () => new ShopError('product_not_found');
