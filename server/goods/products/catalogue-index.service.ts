import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { hourMs } from '#contract/core/time/units.ts';
import type { Category } from '#contract/goods/products.ts';
import { categories } from './categories.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { CatalogueColumns } from './catalogue-columns.ts';
import type { CatalogueRow } from './catalogue-columns.ts';
import { productCategories } from './catalogue.tables.ts';
import { changes } from '#platform/events/changes.tables.ts';
import { deleteChangesBefore } from '#platform/events/delete-events.ts';
import { everything } from '#platform/events/follow-changes.ts';
import { changedProducts, listTags } from './changed-products.ts';

/** The indexed fields of the products, and the names that are shown with them. */
export type CatalogueFacts = {
  readonly columns: CatalogueColumns;
  readonly categories: ReadonlyMap<number, Category>;
  /** The position of a size among the others, by its name. */
  readonly sizePositions: ReadonlyMap<string, number>;
};

type ReadRow = CatalogueRow & { readonly positions: readonly number[] };

type News = {
  /** The start time of the database server that answered, which identifies it. */
  readonly server: string;
  readonly upto: string;
  readonly changes: readonly { xid: string; tags: readonly string[] }[];
};

/** How many rows are in memory at once while everything is read. */
const readAtOnce = 5000;

/** After this long without a query, in ms, the change feed may have been cleared: everything is read again. */
const longestSleepMs = 6 * hourMs;

/**
 * The in-memory index by which the catalogue counts and filters (docs/decisions/0010-catalogue-in-memory.md). `current`
 * first reads the changes since the last query, so its result is as fresh as the tables.
 */
class CatalogueIndex {
  readonly #db: Executor;
  #columns = new CatalogueColumns();
  #categories = new Map<number, Category>();
  readonly #sizePositions = new Map<string, number>();
  /** Every transaction with a lower number has ended and was read (xmin of the snapshot). */
  #upto: string | undefined;
  /** Transactions from that number on that were read already. */
  #seen = new Set<string>();
  #server: string | undefined;
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
    await mine;
    return { columns: this.#columns, categories: this.#categories, sizePositions: this.#sizePositions };
  }

  async #catchUp(): Promise<void> {
    const isAsleep = performance.now() - this.#readAt > longestSleepMs;
    const known = isAsleep ? undefined : this.#upto;
    const news = await this.#news(known);
    // A restored database, or a replica that was promoted, may not have the transactions that were read here.
    const isOther = news.server !== this.#server || (known !== undefined && BigInt(news.upto) < BigInt(known));
    this.#server = news.server;
    const fresh = news.changes.filter(({ xid }) => !this.#seen.has(xid));
    if (known === undefined || isOther || fresh.some(({ tags }) => tags.includes(everything))) {
      await this.#readAll();
    } else {
      await this.#read(changedProducts(fresh));
    }
    this.#upto = news.upto;
    this.#seen = new Set(news.changes.flatMap(({ xid }) => (BigInt(xid) >= BigInt(news.upto) ? [xid] : [])));
    this.#readAt = performance.now();
  }

  async #news(since: string | undefined): Promise<News> {
    const news =
      since === undefined
        ? sql`null`
        : sql`(select json_agg(json_build_object('xid', xid::text, 'tags', tags))
            from ${changes} where xid >= ${since}::xid8 and tags && ${sql.param([...listTags])}::text[])`;
    const { rows } = await this.#db.execute<{ server: string; upto: string; changes: News['changes'] | null }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as upto, ${news} as changes,
        extract(epoch from pg_postmaster_start_time())::text as server`,
    );
    return { server: rows[0]?.server ?? '', upto: rows[0]?.upto ?? '0', changes: rows[0]?.changes ?? [] };
  }

  async #readAll(): Promise<void> {
    const columns = new CatalogueColumns();
    const titles = await this.#db.select().from(categories);
    // A change between two of these reads is read by the next refresh.
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
      select products.id, gender, other_gender as "otherGender", category_id as "categoryId",
        (select twin.category_id from ${productCategories} as twin
          where is_unisex and twin.product_id = products.id and twin.category_id <> products.category_id) as "otherCategoryId",
        brand_name as "brandName", color,
        current_price_minor::float8 as price, is_offert_price as "isOffer",
        coalesce(array_agg(brand_size order by position) filter (where stock > 0), '{}') as sizes,
        coalesce(array_agg(position order by position) filter (where stock > 0), '{}') as positions
      from products left join variants on variants.product_id = products.id
      where state = 'published' and ${where} group by products.id ${part}`);
    return rows;
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
