import { sql } from 'drizzle-orm';
import type { DeskDepartment } from '#contract/goods/garment/departments.ts';
import { departmentKey, specifiedName } from '#contract/core/shop/present-departments.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import type { Executor } from '#platform/database/database.ts';

type Stored = Omit<DeskDepartment, 'name' | 'key'> & { readonly name: string | null };

/** Returns the departments in their order, as the owner named them, with what is in them: one statement. */
export async function listDepartments(db: Executor): Promise<DeskDepartment[]> {
  const { rows } = await db.execute<Stored>(sql`
    select id, name, is_hidden as "isHidden", version,
      (select count(*)::int from products where products.gender = departments.id) as products,
      (select count(*)::int from categories where categories.genre = departments.id) as categories
    from departments order by position, id`);
  return inShopLanguage(() =>
    rows.map((row) => ({ ...row, name: row.name ?? specifiedName(row.id) ?? row.id, key: departmentKey(row.id) })),
  );
}
