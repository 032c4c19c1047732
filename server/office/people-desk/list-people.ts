import type { Input } from '#contract/core/protocol/endpoint.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import type { people } from '#contract/office/people-desk.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { pageOf } from '#platform/database/keyset.ts';
import type { Context } from '#server/core/context/context.ts';
import { countOrdersOf } from '#server/sales/orders/count-orders.service.ts';
import { countPeople, peopleCursor, peopleFrom, type PeopleEdge } from './people.queries.ts';

const pageSize = 30;
const noOrders = { orders: 0, paidOrders: 0 };

/** Returns a page of people, each with the number of orders. */
export async function listPeople({ db }: Context, asked: Input<typeof people.list>) {
  const { after, before, order: sort, ...question } = asked;
  const from = edgeOf(after, before);
  const [read, total] = await Promise.all([
    peopleFrom(db, question, { sort, from, most: pageSize + 1 }),
    countPeople(db, question, mostCounted),
  ]);
  const { rows, ...cursors } = pageOf(read, { size: pageSize, from, cursorOf: (row) => peopleCursor(row, sort) });
  const ids = rows.map(({ id }) => id);
  const counts = await countOrdersOf(db, ids);
  return {
    people: rows.map((person) => ({
      ...person,
      ...(counts.get(person.id) ?? noOrders),
      since: shopMoment(person.createdAt),
      hasPassword: person.passwordHash !== null,
    })),
    ...cursors,
    total,
  };
}

function edgeOf(after: string | undefined, before: string | undefined): PeopleEdge | undefined {
  if (after !== undefined) return { side: 'after', cursor: after };
  return before === undefined ? undefined : { side: 'before', cursor: before };
}
