import { and, eq, sql } from 'drizzle-orm';
import type { Suggestions } from '#contract/goods/products.ts';
import { departments } from '../departments/departments.tables.ts';
import { categories } from './categories.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagList } from '#server/core/context/page-tags.ts';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { inWords } from '#server/core/context/shown-words.ts';
import { ownerTexts } from '#server/core/translations.tables.ts';
import { catalogueFacts } from './catalogue-index.service.ts';
import { viewProducts } from './product-view.service.ts';
import { findByText, firstRows } from './text-match.ts';

const mostFound = { categories: 3, products: 5 } as const;

/**
 * The minimum similarity of a text to a category's title, 0 to 1 (pg_trgm): 'camsas' still matches Camisas, 'cama' does
 * not.
 */
const alikeEnough = 0.5;

/** Returns the categories and products that a text, perhaps incomplete or with a typo, may mean; most likely first. */
export async function suggest(db: Executor, text: string): Promise<Suggestions> {
  tagList();
  const found = await categoriesLike(db, text);
  const { rows } = await catalogueFacts(db);
  const { ranked } = await findByText(db, rows, text);
  const shown = await viewProducts(db, firstRows(rows, ranked(), mostFound.products));
  return { categories: found.map((category) => inWords(category, 'title')), products: shown };
}

/** True for the categories of departments that visitors see. */
const isInShownGenre = sql`${categories.genre} in (select id from ${departments} where not is_hidden)`;

/** Returns the categories whose titles are like a text, in the shop's own language or in that of the request. */
function categoriesLike(db: Executor, text: string) {
  const { id, title, genre } = categories;
  const found = db.select({ id, title, genre }).from(categories).$dynamic();
  const language = secondLanguage();
  const titles = language === undefined ? [title] : [title, sql`coalesce(${ownerTexts.text}, '')`];
  const most = (of: string) =>
    sql`greatest(${sql.join(
      titles.map((one) => sql`${sql.raw(of)}(plain_text(${text}), plain_text(${one}))`),
      sql`, `,
    )})`;
  if (language !== undefined) {
    const isOfTitle = and(eq(ownerTexts.language, language), eq(ownerTexts.key, sql`md5(${title})`));
    found.leftJoin(ownerTexts, isOfTitle);
  }
  return found
    .where(and(isInShownGenre, sql`${most('word_similarity')} >= ${alikeEnough}`))
    .orderBy(sql`${most('strict_word_similarity')} desc`, title, genre)
    .limit(mostFound.categories);
}
