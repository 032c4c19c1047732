import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/collection.page';
import { formatCount } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { collections } from '#contract/site/collections/collections.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { picturesFirst } from '#web/core/hydration/late-scripts.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { originIn, publicPageMeta } from '#web/core/seo/page-meta.ts';
import { ofEverybody } from '#web/core/session/shown-session.ts';
import { Pager } from '#web/core/ui/pager.tsx';
import { ProductGrid } from '#web/goods/products/product-grid.tsx';

const pathOf = (slug: string, page: number) => {
  const path = href('/colecciones/:slug', { slug });
  return page > 1 ? `${path}?page=${page}` : path;
};

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('page') ?? '';
  const page = /^\d{1,5}$/.test(asked) && Number(asked) > 0 ? asked : 1;
  return apiClientOf(context).load(collections.one, { slug, page });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, title, description, page } = loaderData;
  const counted = { title, shop: shop().name, count: page.total, shown: formatCount(page.total) };
  return publicPageMeta(originIn(matches), {
    title: page.page > 1 ? t('catalogue.titleOfPage', { title, page: page.page }) : title,
    description: description || t('catalogue.description', counted),
    path: pathOf(slug, page.page),
    picture: page.products[0]?.pictures[0],
  });
}

export const handle = picturesFirst;

export const shouldRevalidate = ofEverybody;

/** A collection of the owner: its texts and its products. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, description, page } = loaderData;
  return (
    <main className="page pt-8 pb-20">
      <h1 lang={langOf(loaderData, 'title')} className="font-display text-heading wrap-anywhere">
        {title}
      </h1>
      {description && (
        <p lang={langOf(loaderData, 'description')} className="mt-3 max-w-prose text-body text-stone wrap-anywhere">
          {description}
        </p>
      )}
      <h2 className="mt-6 mb-6 text-small text-stone">
        {t('catalogue.products', { count: page.total, shown: formatCount(page.total) })}
        {page.pages > 1 && (
          <span className="sr-only">{t('catalogue.pageOf', { page: page.page, pages: page.pages })}</span>
        )}
      </h2>
      {page.products.length === 0 ? (
        <p className="text-body">{t('collections.empty')}</p>
      ) : (
        <ProductGrid products={page.products} />
      )}
      <div className="mt-14">
        <Pager
          page={page.page}
          pages={page.pages}
          label={t('catalogue.pagesLabel')}
          addressOf={(number) => pathOf(slug, number)}
        />
      </div>
    </main>
  );
}
