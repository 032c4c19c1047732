import type { CataloguePage, CatalogueQuestion } from '#contract/catalogue.ts';
import { cents } from '#contract/money.ts';
import type { Executor } from '../database/database.ts';
import type { Read } from '../database/replica-reads.ts';
import { noteList } from '../page-cache/shown.ts';
import { catalogueFacts } from './catalogue-index.service.ts';
import type { CatalogueFacts } from './catalogue-index.service.ts';
import { countCatalogue } from './count-catalogue.ts';
import type { Counted } from './count-catalogue.ts';
import { viewProducts } from './product-view.service.ts';
import { findByText } from './text-match.ts';

/**
 * One page of the catalogue. A page beyond the last one is the last one. What is counted is kept in step with `db`; texts
 * and products are looked up with `read`.
 */
export async function findCataloguePage(db: Executor, question: CatalogueQuestion, read: Read): Promise<CataloguePage> {
  noteList(question.gender);
  const wanted = { gender: question.gender, isRanked: question.order === 'news' };
  const { search } = question;
  const found = search ? await read((reading) => findByText(reading, search, wanted)) : undefined;
  const facts = await catalogueFacts(db);
  const counted = countCatalogue(facts.columns, question, found);
  const { ids, total, page, pages } = counted;
  return {
    products: await read((reading) => viewProducts(reading, ids)),
    total,
    page,
    pages,
    facets: facetsOf(facts, counted),
  };
}

const inSpanish = new Intl.Collator('es');

function facetsOf(facts: CatalogueFacts, counted: Counted): CataloguePage['facets'] {
  const byName = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => inSpanish.compare(a.value, b.value));
  const positionOf = (size: string) => facts.sizePositions.get(size) ?? 0;
  const { price } = counted;
  return {
    categories: [...counted.categories]
      .flatMap(([id, count]) => {
        const category = facts.categories.get(id);
        return category ? [{ ...category, count }] : [];
      })
      .toSorted((a, b) => inSpanish.compare(a.title, b.title) || a.id - b.id),
    brands: byName(counted.brands),
    sizes: byName(counted.sizes).toSorted((a, b) => positionOf(a.value) - positionOf(b.value)),
    colors: byName(counted.colors),
    price: price && { min: cents(price.min), max: cents(price.max) },
    offers: counted.offers,
  };
}
