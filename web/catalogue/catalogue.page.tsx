import { Heart } from '../wishlist/heart.tsx';
import { Link, useSearchParams } from 'react-router';
import type { Route } from './+types/catalogue.page';
import { catalogue } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { doorOf } from '../door.ts';
import { picturesFirst } from '../layout/late-scripts.ts';
import { originIn, publicPageMeta } from '../layout/page-meta.ts';
import { Pager } from '../ui/pager.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { changedAddress, filterKeys, resetAddress } from './catalogue-address.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { readQuestion } from './catalogue-question.ts';
import { cataloguePath, genderName } from './gender-words.ts';
import { ProductCard } from './product-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const page = await doorOf(context).load(catalogue.page, question);
  return { page, gender: question.gender === 'Women' ? ('women' as const) : ('men' as const) };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, gender } = loaderData;
  const query = new URLSearchParams(location.search);
  const categories = query.getAll('category');
  const category = page.facets.categories.find(({ id }) => categories.length === 1 && String(id) === categories[0]);
  const name = genderName[gender];
  const title = category ? `${category.title} de ${name.toLowerCase()}` : `Ropa de ${name.toLowerCase()}`;
  return publicPageMeta(originIn(matches), {
    title: page.page > 1 ? `${title}, página ${page.page}` : title,
    description: `${title} en Percha: ${page.total} ${page.total === 1 ? 'prenda' : 'prendas'} en todos los talles y colores, con envío a todo el país.`,
    path: [
      cataloguePath(gender),
      ...(category ? [`category=${category.id}`] : []),
      ...(page.page > 1 ? [`page=${page.page}`] : []),
    ].join('&'),
    picture: page.products[0]?.pictures[0],
    // Gender, category and page are worth finding; every other way to cut the same list is not.
    isPrivate: filterKeys.some((key) => key !== 'category' && query.has(key)) || categories.length > 1,
  });
}

export const handle = picturesFirst;

export default function CataloguePage({ loaderData: { page, gender } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <main className="page pt-8 pb-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4 lg:mb-8">
        <h1 className="font-display text-heading">{genderName[gender]}</h1>
        <p role="status" className="text-small text-stone">
          {page.total} {page.total === 1 ? 'producto' : 'productos'}
        </p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <CatalogueFilters query={query} facets={page.facets} total={page.total} />
        <div>
          <ActiveFilters query={query} facets={page.facets} />
          {page.products.length === 0 ? (
            <p className="grid justify-items-center py-24">
              <Link to={resetAddress(query)} className="font-display text-title underline underline-offset-4">
                {texts.catalogue.nothingFound}
              </Link>
            </p>
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
