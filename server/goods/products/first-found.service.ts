import type { CatalogueQuestion } from '#contract/goods/products.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagList } from '#server/core/context/page-tags.ts';
import type { CatalogueFacts } from './catalogue-index.service.ts';
import { countCatalogue } from './count-catalogue.ts';
import { findByText } from './text-match.ts';

/** Returns the ids of the first products that a question of the catalogue finds. Its page does not count. */
export async function firstFound(
  db: Executor,
  { rows }: CatalogueFacts,
  question: CatalogueQuestion,
  most: number,
): Promise<number[]> {
  tagList();
  const { search } = question;
  const found = search ? await findByText(db, rows, search) : undefined;
  const ids: number[] = [];
  let pages = 1;
  for (let page = 1; page <= pages && ids.length < most; page += 1) {
    const counted = countCatalogue(rows, { ...question, page }, found);
    pages = counted.pages;
    ids.push(...counted.ids);
  }
  return ids.slice(0, most);
}
