import { lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Category } from '#contract/catalogue.ts';
import { categories } from './categories.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { CatalogueColumns } from './catalogue-columns.ts';
import type { CatalogueRow } from './catalogue-columns.ts';
import { catalogueChanges } from './catalogue.tables.ts';

/** The catalogue's facts as they are now, beside the names that are shown with them. */
export type CatalogueFacts = {
  readonly columns: CatalogueColumns;
  readonly categories: ReadonlyMap<number, Category>;
  /** Where a size stands among others, by its name. */
  readonly sizePositions: ReadonlyMap<string, number>;
};

type ReadRow = CatalogueRow & { readonly positions: readonly number[] };

type News = {
  /** When the server that answered was started, which tells one server from another. */
  readonly server: string;
  readonly upto: string;
  readonly changes: readonly { xid: string; product: number | null }[];
};

/** Rows that are in memory at once while everything is read. */
const readAtOnce = 5000;

/** Longer than this without a question, in ms, and the changes may have been cleared: everything is read again. */
const longestSleepMs = 6 * 60 * 60_000;

/**
 * What the catalogue counts and filters by, held in memory (docs/decisions/0010-catalogue-in-memory.md). `current`
 * first reads what changed since the last question, so an answer is as new as one from the tables themselves.
 */
class CatalogueIndex {
  readonly #db: Executor;
  #columns = new CatalogueColumns();
  #categories = new Map<number, Category>();
  readonly #sizePositions = new Map<string, number>();
  /** Every transaction below this number is over and has been seen. */
  #upto: string | undefined;
  /** Transactions from there on that have been seen already. */
  #seen = new Set<string>();
  #server: string | undefined;
  #readAt = 0;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<CatalogueFacts> | undefined;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** Joins the reading that has not begun yet: one that is under way may have missed the newest change. */
  current(): Promise<CatalogueFacts> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<CatalogueFacts> {
    await this.#running;
    const mine = this.#catchUp();
    this.#next = undefined;
    this.#running = mine.catch(() => undefined);
    await mine;
    return { columns: this.#columns, categories: this.#categories, sizePositions: this.#sizePositions };
  }

  async #catchUp(): Promise<void> {
    const isAsleep = performance.now() - this.#readAt > longestSleepMs;
    const known = isAsleep ? undefined : this.#upto;
    const news = await this.#news(known);
    // A restored database, or a replica that took over, may never have seen what was read here.
    const isOther = news.server !== this.#server || (known !== undefined && BigInt(news.upto) < BigInt(known));
    this.#server = news.server;
    const fresh = news.changes.filter(({ xid }) => !this.#seen.has(xid));
    if (known === undefined || isOther || fresh.some(({ product }) => product === null)) await this.#readAll();
    else await this.#read([...new Set(fresh.flatMap(({ product }) => product ?? []))]);
    this.#upto = news.upto;
    this.#seen = new Set(news.changes.flatMap(({ xid }) => (BigInt(xid) >= BigInt(news.upto) ? [xid] : [])));
    this.#readAt = performance.now();
  }

  async #news(since: string | undefined): Promise<News> {
    const changes =
      since === undefined
        ? sql`null`
        : sql`(select json_agg(json_build_object('xid', xid::text, 'product', product_id))
            from catalogue_changes where xid >= ${since}::xid8)`;
    const { rows } = await this.#db.execute<{ server: string; upto: string; changes: News['changes'] | null }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as upto, ${changes} as changes,
        extract(epoch from pg_postmaster_start_time())::text as server`,
    );
    return { server: rows[0]?.server ?? '', upto: rows[0]?.upto ?? '0', changes: rows[0]?.changes ?? [] };
  }

  async #readAll(): Promise<void> {
    const columns = new CatalogueColumns();
    const titles = await this.#db.select().from(categories);
    // What changes between two of these reads is news of the next question.
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows: ReadRow[] = await this.#rows(
        sql`products.id > ${last}`,
        sql`order by products.id limit ${readAtOnce}`,
      );
      for (const product of rows) this.#put(columns, product);
      last = rows.at(-1)?.id;
    }
    this.#columns = columns;
    this.#categories = new Map(titles.map((category) => [category.id, category]));
  }

  async #read(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await this.#rows(sql`products.id = any(${sql.param([...ids])}::int[])`);
    const there = new Set(rows.map(({ id }) => id));
    for (const product of rows) this.#put(this.#columns, product);
    for (const id of ids) if (!there.has(id)) this.#columns.remove(id);
  }

  #put(columns: CatalogueColumns, product: ReadRow): void {
    columns.put(product);
    for (const [at, size] of product.sizes.entries()) {
      const position = product.positions[at] ?? 0;
      this.#sizePositions.set(size, Math.min(position, this.#sizePositions.get(size) ?? position));
    }
  }

  async #rows(where: SQL, part = sql``): Promise<ReadRow[]> {
    const { rows } = await this.#db.execute<ReadRow>(sql`
      select products.id, gender, category_id as "categoryId", brand_name as "brandName", color,
        current_price_cents as price, is_offert_price as "isOffer",
        coalesce(array_agg(brand_size order by position) filter (where stock > 0), '{}') as sizes,
        coalesce(array_agg(position order by position) filter (where stock > 0), '{}') as positions
      from products left join variants on variants.product_id = products.id
      where ${where} group by products.id ${part}`);
    return rows;
  }
}

const indexes = new WeakMap<Executor, CatalogueIndex>();

/** The facts of a database's catalogue, as new as the moment of asking. Each database has one index in a process. */
export function catalogueFacts(db: Executor): Promise<CatalogueFacts> {
  const index = indexes.get(db) ?? new CatalogueIndex(db);
  indexes.set(db, index);
  return index.current();
}

/** Clears changes that every process has read long ago: a process that slept longer reads everything. */
export async function sweepCatalogueChanges(db: Executor, now: Date): Promise<void> {
  const old = new Date(now.getTime() - 4 * longestSleepMs);
  await db.delete(catalogueChanges).where(lt(catalogueChanges.at, old));
}
