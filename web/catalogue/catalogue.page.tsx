import { Heart } from '../wishlist/heart.tsx';
import { data, useSearchParams } from 'react-router';
import type { Route } from './+types/catalogue.page';
import { catalogue } from '#contract/catalogue.ts';
import { countWords } from '#contract/price-words.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { picturesFirst } from '../hydration/late-scripts.ts';
import { originIn, publicPageMeta } from '../seo/page-meta.ts';
import { Pager } from '../ui/pager.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { catalogueQuery, changedAddress, filterKeys } from './catalogue-address.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { readQuestion } from './catalogue-question.ts';
import { catalogueHeading, catalogueTitle, oneCategory } from './catalogue-words.ts';
import { genderIn, genderKey } from './gender-words.ts';
import { NothingFound } from './nothing-found.tsx';
import { readPrices } from './price-range.ts';
import { ProductCard } from '../product-card/product-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = catalogueQuery(new URL(request.url).searchParams);
  const gender = genderIn(query);
  if (gender === 'unknown') throw data({ code: 'not_found' }, { status: 404 });
  return { page: await apiClientOf(context).load(catalogue.page, readQuestion(query, gender)) };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData;
  const query = catalogueQuery(location.search);
  const category = oneCategory(query, page.facets);
  const gender = category?.genre ?? genderIn(query);
  const title = catalogueTitle(query, page.facets);
  const address = new URLSearchParams({
    ...(gender && gender !== 'unknown' && { gender: genderKey[gender] }),
    ...(category && { category: String(category.id) }),
    ...(page.page > 1 && { page: String(page.page) }),
  }).toString();
  return publicPageMeta(originIn(matches), {
    title: page.page > 1 ? `${title}, página ${page.page}` : title,
    description: `${title} en Percha: ${countWords(page.total, 'prenda', 'prendas')} en todos los talles y colores, con envío a todo el país.`,
    path: address === '' ? '/home' : `/home?${address}`,
    picture: page.products[0]?.pictures[0],
    // Gender, category and page are worth finding; every other way to cut the same list is not.
    isPrivate: filterKeys.some((key) => key !== 'category' && query.has(key)) || query.getAll('category').length > 1,
  });
}

export const handle = picturesFirst;

export default function CataloguePage({ loaderData: { page } }: Route.ComponentProps) {
  const [given] = useSearchParams();
  const query = catalogueQuery(given);
  const { trouble } = readPrices(query);
  return (
    <main className="page pt-8 pb-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4 lg:mb-8">
        <h1 className="font-display text-heading wrap-anywhere">{catalogueHeading(query, page.facets)}</h1>
        <p role="status" className="text-small text-stone">
          {countWords(page.total, 'producto', 'productos')}
        </p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <CatalogueFilters query={query} facets={page.facets} total={page.total} />
        <div>
          <ActiveFilters query={query} facets={page.facets} />
          {trouble && (
            <p className="mb-6 text-small text-danger lg:hidden">
              {trouble.words} Mientras tanto se muestran todos los precios.
            </p>
          )}
          {page.products.length === 0 ? (
            <NothingFound query={query} facets={page.facets} />
          ) : (
            <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
              {page.products.map((product, index) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    sizes="(min-width: 1024px) 25vw, (min-width: 768px) 31vw, 46vw"
                    priority={index < 2}
                    actions={<Heart product={product} />}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-14">
            <Pager
              page={page.page}
              pages={page.pages}
              label="Páginas de productos"
              addressOf={(number) => changedAddress(query, { page: String(number) })}
            />
          </div>
        </div>
      </div>
    </main>
  );
}
