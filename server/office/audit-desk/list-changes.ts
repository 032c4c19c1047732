import { and, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { auditActions } from '#contract/office/audit-desk.ts';
import type { audit } from '#contract/office/audit-desk.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import { dayAfter, shopMoment, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { countIn } from '#platform/database/count-rows.ts';
import type { Executor } from '#platform/database/database.ts';
import { pageOf, readFrom } from '#platform/database/keyset.ts';
import type { Edge } from '#platform/database/keyset.ts';
import { events } from '#platform/events/events.tables.ts';
import { entryOf, isAction } from '#server/core/audit/audit-entry.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { holds, isAbout } from './audit-search.ts';
import { subjectNames } from './subject-names.ts';

const pageSize = 50;

type Asked = Input<typeof audit.list>;

/** Returns a page of the audit log. */
export async function listChanges({ db }: Context, asked: Asked) {
  const from = edgeOf(asked);
  const matching = await conditionOf(db, asked);
  const isDescending = asked.order === 'date-desc';
  const { where, orderBy } = readFrom({ by: events.id, id: events.id, isDescending }, from);
  const [read, total] = await Promise.all([
    db
      .select()
      .from(events)
      .where(and(matching, where))
      .orderBy(...orderBy)
      .limit(pageSize + 1),
    countIn(db, { of: events, where: matching, key: events.id }, mostCounted),
  ]);
  const { rows, next, previous } = pageOf(read, { size: pageSize, from, cursorOf: ({ id }) => id });
  const entries = rows.map((event) => ({ ...entryOf(event), at: shopMoment(event.at) }));
  const names = await subjectNames(db, entries);
  return {
    entries: entries.map((entry) => ({ ...entry, name: names.get(entry.id) ?? null })),
    next,
    previous,
    total,
  };
}

function edgeOf({ after, before }: Asked): Edge | undefined {
  const id = after ?? before;
  if (id === undefined) return undefined;
  const value = sql`${id}::bigint`;
  return { side: after === undefined ? 'before' : 'after', by: value, id: value };
}

async function conditionOf(db: Executor, { actor, action, kind, subject, from, to }: Asked): Promise<SQL | undefined> {
  const actions = action ? [action] : auditActions.filter((one) => !kind || one.startsWith(`${kind}.`));
  return and(
    isAction(actions),
    actor ? holds(sql`substr(${events.actor}, ${'admin:'.length + 1})`, actor) : undefined,
    subject ? await isAbout(db, subject) : undefined,
    from ? gte(events.at, startOfShopDay(from)) : undefined,
    to ? lt(events.at, startOfShopDay(dayAfter(to, 1))) : undefined,
  );
}
