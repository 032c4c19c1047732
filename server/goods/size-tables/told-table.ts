import { eq } from 'drizzle-orm';
import { measureWords } from '#contract/goods/sizes/length.ts';
import type { Executor } from '#platform/database/database.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { categories } from '../products/categories.tables.ts';
import type { sizeTables } from './size-tables.tables.ts';

/** Returns a table as the audit log shows it, whoever reads it later. */
export async function toldTable(db: Executor, table: typeof sizeTables.$inferSelect) {
  const { name, brand, categoryId, columns, rows } = table;
  const [category] =
    categoryId === null
      ? []
      : await db.select({ title: categories.title }).from(categories).where(eq(categories.id, categoryId));
  return inShopLanguage(() => ({
    name,
    brandName: brand,
    category: category?.title ?? '',
    measures: rows.map(({ size, measures }) => {
      const cells = measures.map((measure, at) => `${columns[at]?.name ?? ''} ${measureWords(measure)}`.trim());
      return `${size}: ${cells.join(' · ')}`;
    }),
  }));
}
