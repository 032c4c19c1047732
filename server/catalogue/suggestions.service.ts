import { desc, sql } from 'drizzle-orm';
import type { Suggestions } from '#contract/catalogue.ts';
import { categories } from './categories.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { plannedAnew } from '#platform/database/statement-names.ts';
import { tagList } from '../context/page-tags.ts';
import { productWords } from './catalogue.tables.ts';
import { viewProducts } from './product-view.service.ts';
import { searchedRows } from './searched-words.ts';
import { matchText } from './text-match.ts';

const most = { categories: 3, products: 5 } as const;

/**
 * The minimum similarity of a text to a category's title, 0 to 1 (pg_trgm): 'camsas' still matches Camisas, 'cama' does
 * not.
 */
const alikeEnough = 0.5;

/** Returns the categories and products that a text, perhaps incomplete or with a typo, may mean; most likely first. */
export async function suggest(db: Executor, text: string): Promise<Suggestions> {
  tagList();
  const likeness = sql<number>`word_similarity(plain_text(${text}), plain_text(${categories.title}))`;
  const titles = db
    .select({ id: categories.id, title: categories.title, genre: categories.genre })
    .from(categories)
    .where(sql`${likeness} >= ${alikeEnough}`)
    .orderBy(
      sql`strict_word_similarity(plain_text(${text}), plain_text(${categories.title})) desc`,
      categories.title,
      categories.genre,
    )
    .limit(most.categories);
  const { where, relevance } = await matchText(db, text);
  const best = db
    .select({ id: sql<number>`${plannedAnew} ${productWords.productId}` })
    .from(searchedRows())
    .where(where)
    .orderBy(desc(relevance), desc(productWords.productId))
    .limit(most.products);
  const [found, ids] = await Promise.all([titles, best]);
  const shown = await viewProducts(
    db,
    ids.map(({ id }) => id),
  );
  return { categories: found, products: shown };
}
