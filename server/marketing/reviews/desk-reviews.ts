import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import type { reviews as calls, ReviewSort } from '#contract/marketing/reviews.ts';
import { countIn } from '#platform/database/count-rows.ts';
import { pageOf, readFrom, type Edge, type Keyset } from '#platform/database/keyset.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { isPersonLike } from '#server/people/accounts/person-search.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { findReviews } from './reviews.queries.ts';
import { reviews } from './reviews.tables.ts';

const pageSize = 30;

type Asked = Input<(typeof calls)['desk']>;

/** Returns a page of the back office's reviews. */
export async function listDeskReviews({ db }: Context, asked: Asked) {
  const from = edgeOf(asked);
  const matching = conditionOf(asked);
  const { where, orderBy } = readFrom(keysetOf(asked.order), from);
  const [read, total] = await Promise.all([
    db
      .select({ id: reviews.id, createdAt: reviews.createdAt, calification: reviews.calification })
      .from(reviews)
      .where(and(matching, where))
      .orderBy(...orderBy)
      .limit(pageSize + 1),
    countIn(db, { of: reviews, where: matching, key: reviews.id }, mostCounted),
  ]);
  const { rows, ...cursors } = pageOf(read, {
    size: pageSize,
    from,
    cursorOf: (row) => `${isByDate(asked.order) ? row.createdAt.getTime() : row.calification}_${row.id}`,
  });
  const ids = rows.map(({ id }) => id);
  const found = new Map((await findReviews(db, inArray(reviews.id, ids))).map((review) => [review.id, review]));
  return {
    reviews: ids.flatMap((id) => found.get(id) ?? []),
    ...cursors,
    total,
  };
}

const isByDate = (sort: ReviewSort) => sort.startsWith('date');

function keysetOf(sort: ReviewSort): Keyset {
  const by = isByDate(sort) ? reviews.createdAt : reviews.calification;
  return { by, id: reviews.id, isDescending: sort.endsWith('desc') };
}

function edgeOf({ after, before, order }: Asked): Edge | undefined {
  const [, value, id] = /^(\d+)_(\d+)$/.exec(after ?? before ?? '') ?? [];
  if (value === undefined) return undefined;
  const by = isByDate(order) ? sql`${new Date(Number(value)).toISOString()}::timestamptz` : sql`${value}::bigint`;
  return { side: after === undefined ? 'before' : 'after', by, id: sql`${id}::bigint` };
}

function conditionOf({ productId, stars, search = '' }: Asked): SQL | undefined {
  const isLike = isPersonLike(search);
  return and(
    productId === undefined ? undefined : eq(reviews.productId, productId),
    stars === undefined ? undefined : eq(reviews.calification, stars),
    isLike &&
      sql`(plain_text(${reviews.comment}) like '%' || plain_text(${escapedForLike(search)}) || '%'
        or ${reviews.userId} in (select id from ${users} where ${isLike}))`,
  );
}
