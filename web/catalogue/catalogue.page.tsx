import { Heart } from '../wishlist/heart.tsx';
import { Link, useSearchParams } from 'react-router';
import type { Route } from './+types/catalogue.page';
import { catalogue } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { doorOf } from '../door.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Pager } from '../ui/pager.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { changedAddress, resetAddress } from './catalogue-address.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { readQuestion } from './catalogue-question.ts';
import { genderName } from './gender-words.ts';
import { ProductCard } from './product-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const page = await doorOf(context).load(catalogue.page, question);
  return { page, gender: question.gender === 'Women' ? ('women' as const) : ('men' as const) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const name = genderName[loaderData.gender];
  return pageMeta({
    title: name,
    description: `Ropa de ${name.toLowerCase()} en Percha: todos los talles, marcas y colores.`,
  });
}

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
