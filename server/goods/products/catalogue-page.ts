import type { CataloguePage, CatalogueQuestion } from '#contract/goods/products.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isShownDepartment, shownDepartments } from '#contract/core/shop/present-departments.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { tagList, tagPage } from '#server/core/context/page-tags.ts';
import { attributeFacets } from './attribute-facets.ts';
import { catalogueFacts, type CatalogueFacts } from './catalogue-index.service.ts';
import { inTree } from './category-tree.ts';
import { countCatalogue, type Counted, type RowsFound } from './count-catalogue.ts';
import { viewProducts } from './product-view.service.ts';
import { inSecondLanguage, inWords, presentTranslations } from '#server/core/context/shown-words.ts';
import { swatchOf } from './swatch.ts';
import { findByText } from './text-match.ts';

/**
 * Returns one page of the catalogue. Throws `category_not_found`, and `page_not_found` beyond the last page; an empty result has one page.
 */
export async function findCataloguePage(db: Executor, question: CatalogueQuestion): Promise<CataloguePage> {
  const facts = await catalogueFacts(db);
  const { search } = question;
  return cataloguePageOf(db, facts, question, search ? await findByText(db, facts.rows, search) : undefined);
}

/** Returns one page of what was found, of all products if `found` is undefined, in any text's place. Throws as above. */
export async function cataloguePageOf(
  db: Executor,
  facts: CatalogueFacts,
  question: CatalogueQuestion,
  found: RowsFound | undefined,
): Promise<CataloguePage> {
  // The names of attributes too. All departments, because the page also shows how many products the others have.
  tagList();
  tagPage('attributes');
  const isUnknown = (id: number) => !isShownDepartment(facts.categories.get(id)?.genre ?? '');
  if (question.category.some(isUnknown)) throw new ShopError('category_not_found');
  const counted = countCatalogue(facts, question, found);
  const { ids, total, page, pages } = counted;
  if (question.page > pages) throw new ShopError('page_not_found', { last: pages });
  return {
    products: await viewProducts(db, ids),
    total,
    page,
    pages,
    facets: facetsOf(facts, counted, question),
  };
}

const inSpanish = new Intl.Collator('es');

function facetsOf(facts: CatalogueFacts, counted: Counted, { attribute }: CatalogueQuestion): CataloguePage['facets'] {
  const byName = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => inSpanish.compare(a.value, b.value));
  const positionOf = (size: string) => facts.sizePositions.get(size) ?? 0;
  const { price } = counted;
  return {
    genders: shownDepartments().flatMap(({ id: value }) => {
      const count = counted.genders.get(value) ?? 0;
      return count > 0 ? [{ value, count }] : [];
    }),
    categories: inTree(
      [...counted.categories]
        .flatMap(([id, count]) => {
          const category = facts.categories.get(Number(id));
          return category && isShownDepartment(category.genre) ? [{ ...inWords(category, 'title'), count }] : [];
        })
        .toSorted((a, b) => inSpanish.compare(a.title, b.title) || a.id - b.id),
    ),
    brands: byName(counted.brands),
    sizes: byName(counted.sizes)
      .toSorted((a, b) => positionOf(a.value) - positionOf(b.value))
      .map((size) => withWords(size)),
    colors: inShownOrder(byName(counted.colors)).map((color) => ({ ...color, swatch: swatchOf(color.value) })),
    price: price && { min: shopMoney(price.min), max: shopMoney(price.max) },
    offers: counted.offers,
    attributes: attributeFacets(facts.definitions, counted.attributes, attribute),
  };
}

type Value = { readonly value: string; readonly count: number };

/** In the second language, colours with its names for them, by these names. */
function inShownOrder(colors: readonly Value[]): readonly (Value & { readonly words?: string })[] {
  const translations = presentTranslations();
  if (translations === undefined) return colors;
  const named = colors.map((color) => ({ color, shown: translations.get(color.value) }));
  return named
    .toSorted((a, b) => inSpanish.compare(a.shown ?? a.color.value, b.shown ?? b.color.value))
    .map(({ color }) => withWords(color));
}

/** Adds the word for a value in the second language. */
function withWords(one: Value): Value & { readonly words?: string } {
  const words = inSecondLanguage(one.value);
  return words === undefined ? one : { ...one, words };
}
