import { sql } from 'drizzle-orm';
import { hourMs } from '#contract/core/time/units.ts';
import type { Executor } from '#platform/database/database.ts';
import { readDefinitions } from '../attributes/list-attributes.service.ts';
import { readAgain, readCatalogue, type CatalogueFacts } from './catalogue-index/read-catalogue.ts';
import { changes } from '#platform/events/changes.tables.ts';
import { deleteChangesBefore } from '#platform/events/delete-events.ts';
import { everything } from '#platform/events/follow-changes.ts';
import { struckRule } from './shown-offer.service.ts';

export type { CatalogueFacts };

type News = {
  /** The start time of the database server that answered, which identifies it. */
  readonly server: string;
  readonly upto: string;
  readonly changes: readonly { xid: string; tags: readonly string[] }[];
};

/** After this long without a query, in ms, the change feed may have been cleared: everything is read again. */
const longestSleepMs = 6 * hourMs;

/**
 * The in-memory index by which the catalogue counts and filters (docs/decisions/0010-catalogue-in-memory.md). `current`
 * first reads the changes since the last query, so its result is as fresh as the tables.
 */
class CatalogueIndex {
  readonly #db: Executor;
  #facts: CatalogueFacts | undefined;
  /** Every transaction with a lower number has ended and was read (xmin of the snapshot). */
  #upto: string | undefined;
  /** Transactions from that number on that were read already. */
  #seen = new Set<string>();
  #server: string | undefined;
  /** By which rule the index knows what is on offer. */
  #rule: string | undefined;
  #readAt = 0;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<CatalogueFacts> | undefined;

  constructor(db: Executor) {
    this.#db = db;
  }

  /**
   * Returns the facts after the next refresh. Concurrent calls share it. A refresh that is already running is not
   * joined, because it may have missed the newest change.
   */
  current(): Promise<CatalogueFacts> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<CatalogueFacts> {
    await this.#running;
    const mine = this.#catchUp();
    this.#next = undefined;
    this.#running = mine.catch(() => undefined);
    return mine;
  }

  async #catchUp(): Promise<CatalogueFacts> {
    const isAsleep = performance.now() - this.#readAt > longestSleepMs;
    const known = isAsleep ? undefined : this.#upto;
    const news = await this.#news(known);
    // A restored database, or a replica that was promoted, may not have the transactions that were read here.
    const isOther = news.server !== this.#server || (known !== undefined && BigInt(news.upto) < BigInt(known));
    this.#server = news.server;
    const fresh = news.changes.filter(({ xid }) => !this.#seen.has(xid));
    const rule = JSON.stringify(struckRule());
    const isJudgedAnew = rule !== this.#rule;
    this.#rule = rule;
    const isUnknown = known === undefined || isOther || isJudgedAnew;
    const isWhole = isUnknown || fresh.some(({ tags }) => tags.includes(everything));
    const facts = isWhole || !this.#facts ? await readCatalogue(this.#db) : this.#facts;
    if (facts === this.#facts) {
      if (fresh.some(({ tags }) => tags.includes('attributes'))) facts.definitions = await readDefinitions(this.#db);
      await readAgain(this.#db, facts, changedProducts(fresh));
    }
    this.#facts = facts;
    this.#upto = news.upto;
    this.#seen = new Set(news.changes.flatMap(({ xid }) => (BigInt(xid) >= BigInt(news.upto) ? [xid] : [])));
    this.#readAt = performance.now();
    return facts;
  }

  /**
   * Reads what changed since a transaction, of transactions that changed what lists show: all of their rows, because the tags of many
   * products are in several (`tell`), and what says that lists changed is in one of them.
   */
  async #news(since: string | undefined): Promise<News> {
    const news =
      since === undefined
        ? sql`null`
        : sql`(select json_agg(json_build_object('xid', xid::text, 'tags', tags))
            from ${changes} where xid >= ${since}::xid8 and xid in (
              select xid from ${changes} where xid >= ${since}::xid8 and (
                tags && ${sql.param([...listTags])}::text[]
                or exists (select from unnest(tags) as tag where starts_with(tag, ${departmentTag})))))`;
    const { rows } = await this.#db.execute<{ server: string; upto: string; changes: News['changes'] | null }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as upto, ${news} as changes,
        extract(epoch from pg_postmaster_start_time())::text as server`,
    );
    return { server: rows[0]?.server ?? '', upto: rows[0]?.upto ?? '0', changes: rows[0]?.changes ?? [] };
  }
}

const indexes = new WeakMap<Executor, CatalogueIndex>();

/**
 * Returns the catalogue facts of a database, as fresh as the moment of the call. Each database has one index in a
 * process.
 */
export function catalogueFacts(db: Executor): Promise<CatalogueFacts> {
  const index = indexes.get(db) ?? new CatalogueIndex(db);
  indexes.set(db, index);
  return index.current();
}

/** Deletes changes older than any process needs: a process that was idle longer reads everything again. */
export async function sweepChanges(db: Executor, now: Date): Promise<void> {
  const old = new Date(now.getTime() - 4 * longestSleepMs);
  await deleteChangesBefore(db, old);
}

/** The tags of changes that affect the catalogue's counts, filters or order. */
const listTags = ['lists', 'attributes', everything] as const;

/** What the tags of one department begin with. */
const departmentTag = 'list:';

/** Returns the ids of the products in these changes of the feed, without duplicates. */
function changedProducts(read: readonly { readonly tags: readonly string[] }[]): number[] {
  const tags = read.flatMap((change) => change.tags);
  const ids = tags.flatMap((tag) => (tag.startsWith(prefix) ? [Number(tag.slice(prefix.length))] : []));
  return [...new Set(ids)];
}

const prefix = 'product:';
