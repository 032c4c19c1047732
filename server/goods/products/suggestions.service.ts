import { and, desc, eq, sql } from 'drizzle-orm';
import type { Suggestions } from '#contract/goods/products.ts';
import { categories } from './categories.tables.ts';
import type { Executor } from '#platform/database/database.ts';
import { plannedAnew } from '#platform/database/statement-names.ts';
import { tagList } from '#server/core/context/page-tags.ts';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { inWords } from '#server/core/context/shown-words.ts';
import { ownerTexts } from '#server/core/translations.tables.ts';
import { productWords } from './catalogue.tables.ts';
import { viewProducts } from './product-view.service.ts';
import { searchedRows } from './searched-words.ts';
import { matchText } from './text-match.ts';

const mostFound = { categories: 3, products: 5 } as const;

/**
 * The minimum similarity of a text to a category's title, 0 to 1 (pg_trgm): 'camsas' still matches Camisas, 'cama' does
 * not.
 */
const alikeEnough = 0.5;

/** Returns the categories and products that a text, perhaps incomplete or with a typo, may mean; most likely first. */
export async function suggest(db: Executor, text: string): Promise<Suggestions> {
  tagList();
  const titles = categoriesLike(db, text);
  const { where, relevance } = await matchText(db, text);
  const best = db
    .select({ id: sql<number>`${plannedAnew} ${productWords.productId}` })
    .from(searchedRows())
    .where(where)
    .orderBy(desc(relevance), desc(productWords.productId))
    .limit(mostFound.products);
  const [found, ids] = await Promise.all([titles, best]);
  const shown = await viewProducts(
    db,
    ids.map(({ id }) => id),
  );
  return { categories: found.map((category) => inWords(category, 'title')), products: shown };
}

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
    .where(sql`${most('word_similarity')} >= ${alikeEnough}`)
    .orderBy(sql`${most('strict_word_similarity')} desc`, title, genre)
    .limit(mostFound.categories);
}
