import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { events } from './events.tables.ts';
import type { LoggedEvent } from './subscriber.ts';

/**
 * A place in the event log: the snapshot of a reader (pg_snapshot), '748:751:748,750'. It says of every event whether that
 * reader has seen it, also of those whose transactions were under way then, so it is exact however late one commits. Its
 * length depends only on how many transactions were under way.
 */
export type LogPosition = string;

/** The maximum length of a position that a client sends back: hundreds of transactions under way. */
export const longestPosition = 4000;

const form = /^([1-9]\d{0,18}):([1-9]\d{0,18}):((?:[1-9]\d{0,18}(?:,[1-9]\d{0,18})*)?)$/;

/** True for a text that PostgreSQL reads as a snapshot: its transactions ascend between its ends. */
export function isLogPosition(text: string): text is LogPosition {
  const [, from = '', to = '', within = ''] = text.length > longestPosition ? [] : (form.exec(text) ?? []);
  if (from === '') return false;
  const running = within === '' ? [] : within.split(',').map(BigInt);
  const [least, end] = [BigInt(from), BigInt(to)];
  return (
    least <= end &&
    running.every((xid, place) => xid >= least && xid < end && (place === 0 || xid > (running[place - 1] ?? 0n)))
  );
}

const endOf = (position: LogPosition) => BigInt(position.split(':')[1] ?? 0);

/**
 * True if a position is ahead of another that was taken after it: it belongs to another server, as before a backup was
 * restored.
 */
export function isForeignPosition(position: LogPosition, later: LogPosition): boolean {
  return endOf(position) > endOf(later);
}

/** Returns the end of the log as it is seen now. */
export async function presentPosition(db: Executor): Promise<LogPosition> {
  const { rows } = await db.execute<{ position: string }>(sql`select pg_current_snapshot()::text as position`);
  return rows[0]?.position ?? '';
}

type Stretch = {
  readonly kinds: readonly string[];
  readonly after: LogPosition;
  /** A position that was taken later. */
  readonly upTo: LogPosition;
  readonly most: number;
};

/**
 * Returns the events between two positions, oldest first; of more than `most` the newest. Stretches that follow each other
 * contain every event once.
 */
export async function eventsBetween(
  db: Executor,
  { kinds, after, upTo, most }: Stretch,
): Promise<Pick<LoggedEvent, 'id' | 'kind' | 'subject' | 'data'>[]> {
  type Row = Pick<LoggedEvent, 'id' | 'kind' | 'subject' | 'data'> & Record<string, unknown>;
  const { rows } = await db.execute<Row>(sql`
    select id, kind, subject, data from ${events}
    where xid >= pg_snapshot_xmin(${after}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${after}::pg_snapshot)
      and pg_visible_in_snapshot(xid, ${upTo}::pg_snapshot) and kind = any(${sql.param([...kinds])}::text[])
    order by xid desc, id desc limit ${most}`);
  return rows.toReversed().map(({ id, kind, subject, data }) => ({ id: Number(id), kind, subject, data }));
}
