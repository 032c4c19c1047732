import type { Pool } from 'pg';
import { everything } from '#platform/events/follow-changes.ts';
import type { Shop } from './shop.ts';

/** Many products of a shop at once by SQL, for tests of what the database itself writes of each. */
export function manyGoods({ pool }: Pick<Shop, 'pool'>) {
  return {
    /** Adds products of women with sizes S, M and L, of 10 units each, at 100.00; returns their ids in order, with those of the sizes. */
    async add(many: number): Promise<{ readonly ids: number[]; readonly sizes: number[] }> {
      await pool.query("insert into categories values (901, 'Muchas', 'women') on conflict do nothing");
      const ids = await idsOf(
        pool,
        `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
          select 'Prenda ' || n, '', 'women', 'Casa', 'Azul', 10000, 901 from generate_series(1, ${many}) n returning id`,
      );
      const sizes = await idsOf(
        pool,
        `insert into variants (product_id, brand_size, position, stock)
          select id, size, place, 10 from unnest('{${ids.join(',')}}'::int[]) id,
            unnest(array['S', 'M', 'L']) with ordinality as named (size, place)
          order by id, place returning id`,
      );
      return { ids, sizes };
    },
    /**
     * Returns the tags of the change feed that some work writes, sorted, as often as they are in it, and the messages that processes
     * get. Without '*', which a category tells that fills.
     */
    async toldBy(work: (ask: (sql: string) => Promise<unknown>) => Promise<unknown>) {
      await pool.query('delete from changes');
      const messages: string[] = [];
      const client = await pool.connect();
      client.on('notification', ({ payload = '' }) => messages.push(payload));
      try {
        await client.query('listen changes');
        await work((sql) => client.query(sql));
      } finally {
        client.release(true);
      }
      const { rows } = await pool.query<{ tags: string[] }>('select tags from changes');
      const tags = rows.flatMap((row) => row.tags).filter((tag) => tag !== everything);
      return { tags: tags.toSorted(), messages };
    },
  };
}

async function idsOf(pool: Pool, sql: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(sql);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}
