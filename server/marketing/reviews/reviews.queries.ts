import { and, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Review } from '#contract/marketing/reviews.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { productImages, products } from '#server/goods/products/catalogue.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { orderLines, orders } from '#server/sales/orders/orders.tables.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { t } from '#messages/messages.ts';
import { shortText } from '#contract/core/fields/short-text.ts';
import { reviews, reviewTotals } from './reviews.tables.ts';

type Slice = { readonly offset: number; readonly limit: number };

/** Reviews as the API shows them, newest first, in one statement. */
export async function findReviews(db: Executor, where: SQL | undefined): Promise<Review[]> {
  return (await findCounted(db, where)).map(({ review }) => review);
}

type Counted = { readonly review: Review; readonly totals: typeof reviewTotals.$inferSelect | null };

/** The same, or some of them, each with how many reviews gave how many stars to its product. */
export async function findCounted(db: Executor, where: SQL | undefined, slice?: Slice): Promise<Counted[]> {
  const query = db
    .select({
      review: reviews,
      person: { username: users.username, name: users.name, lastname: users.lastname },
      productName: products.name,
      picture: productImages,
      verifiedPurchase: sql<boolean>`(${reviews.wasPurchase} or ${exists(approvedPurchase(db))})`,
      totals: reviewTotals,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(productImages, and(eq(productImages.productId, reviews.productId), eq(productImages.position, 0)))
    .leftJoin(reviewTotals, eq(reviewTotals.productId, reviews.productId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .$dynamic();
  const rows = await (slice ? query.offset(slice.offset).limit(slice.limit) : query);
  tagPage(...rows.flatMap(({ review: { userId } }) => (userId === null ? [] : [`author:${userId}` as const])));
  return rows.map(({ totals, ...row }) => ({ totals, review: shownReview(row) }));
}

type Row = {
  readonly review: typeof reviews.$inferSelect;
  /** Null once its author was erased. */
  readonly person: Parameters<typeof authorName>[0] | null;
  readonly productName: string;
  readonly picture: Review['Product']['picture'];
  readonly verifiedPurchase: boolean;
};

function shownReview({ review, person, productName, picture, verifiedPurchase }: Row): Review {
  return {
    id: review.id,
    UserUserName: person?.username ?? '',
    author: person ? authorName(person) : t('reviews.anonymous'),
    productId: review.productId,
    calification: review.calification,
    comment: review.comment,
    verifiedPurchase,
    createdAt: shopMoment(review.createdAt),
    Product: { id: review.productId, name: productName, picture },
  };
}

/** Returns the subquery for an approved order of the review's author that contains the product. */
export function approvedPurchase(db: Executor) {
  return db
    .select({ found: sql`1` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderReference, orders.reference))
    .where(
      and(
        eq(orders.userId, reviews.userId),
        eq(orders.status, 'approved'),
        eq(orderLines.productId, reviews.productId),
      ),
    );
}

type Person = { readonly username: string; readonly name: string | null; readonly lastname: string | null };

/**
 * Returns the name that a review shows publicly: 'Julieta R.', the first name and an initial if they are known. A login
 * name is never shown, even if the person also entered it as the name.
 */
export function authorName({ username, name, lastname }: Person): string {
  const [first, ...others] = wordsOf(name);
  const last = wordsOf(lastname)[0] ?? others.at(-1);
  const isLogin = last === undefined && first?.toLowerCase() === username.toLowerCase();
  if (first === undefined || isLogin) return t('reviews.anonymous');
  const [initial] = /\p{L}/u.exec(last ?? '') ?? [];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('es')}.`;
}

/** Words with a letter that is seen; a comma after one is not shown. */
const wordsOf = (text: string | null) =>
  shortText(text ?? '')
    .split(' ')
    .flatMap((word) => (/\p{L}/u.test(word) ? [word.replace(/,+$/, '')] : []));
