import { asc } from 'drizzle-orm';
import type { Department } from '#contract/core/shop/shop-facts.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import type { Database } from '#platform/database/database.ts';
import { keepInMemory, type Memory } from '#platform/events/keep-in-memory.ts';
import { departments } from './departments.tables.ts';

type Source = {
  readonly db: Database;
  /** Called when they could not be read again; the last ones stay until they are. */
  readonly onFailure: (error: unknown) => void;
};

/** Reads the departments, and keeps them in memory as facts of the shop (`shop`). */
export async function openDepartments({ db, onFailure }: Source): Promise<Memory<readonly Department[]>> {
  const { id, name, isHidden, position } = departments;
  const read = () => db.select({ id, name, isHidden }).from(departments).orderBy(asc(position), asc(id));
  const memory = await keepInMemory<readonly Department[]>({ tag: 'departments', read, onFailure });
  const tell = () => setShop({ ...shop(), departments: memory.current() });
  tell();
  memory.onChange(tell);
  return memory;
}
