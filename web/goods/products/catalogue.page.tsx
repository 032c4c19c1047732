import { t } from '#messages/messages.ts';
import { data, useSearchParams, Link } from 'react-router';
import type { Route } from './+types/catalogue.page';
import { catalogue, type CataloguePage } from '#contract/goods/products.ts';
import { rangeKeys } from '#contract/goods/attributes/attribute-range.ts';
import { home } from '#contract/site/home.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { picturesFirst } from '#web/core/hydration/late-scripts.ts';
import { ofEverybody } from '#web/core/session/shown-session.ts';
import { originIn, publicPageMeta } from '#web/core/seo/page-meta.ts';
import { Pager } from '#web/core/ui/pager.tsx';
import { activeFilters } from './active-filters.ts';
import { ActiveFilters } from './active-filters-list.tsx';
import { foundWords } from './found-words.ts';
import { CampaignTile } from './campaign-tile.tsx';
import { catalogueQuery, changedAddress, resetAddress } from './catalogue-address.ts';
import { CatalogueFilters, FiltersButton } from './catalogue-filters.tsx';
import { readQuestion } from './catalogue-question.ts';
import { headingParts } from './catalogue-words.ts';
import { ownLang } from '#web/core/links/own-lang.ts';
import { departmentKey, departmentName } from '#contract/core/shop/present-departments.ts';
import { OrderSelect } from './order-select.tsx';
import { genderIn } from './gender-words.ts';
import { rangeTroubles } from './number-range.ts';
import { readPrices } from './price-range.ts';
import { ProductGrid } from './product-grid.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams;
  const query = catalogueQuery(given);
  const gender = genderIn(query);
  if (gender === 'unknown') throw data({ code: 'not_found' }, { status: 404 });
  const api = apiClientOf(context);
  const page = await api.load(catalogue.page, readQuestion(query, gender));
  const names = namesOf(page);
  const known = catalogueQuery(given, names);
  const active = activeFilters(known, page.facets);
  // Who searches wants what was asked for, and after few products there is nothing to part.
  const isCalm = active.length === 0 && page.products.length > 4;
  // Made here, because its code is not needed in the browser.
  return {
    page,
    names,
    heading: headingParts(known, page.facets),
    found: foundWords(known, page),
    active,
    campaign: isCalm && (await api.load(home.ofCatalogue, { gender, page: page.page })).campaign,
    trouble: readPrices(query).trouble,
    ranges: rangeTroubles(known, page.facets.attributes),
  };
}

/** The parameters of the attributes that the page can filter by. */
const namesOf = ({ facets }: CataloguePage) =>
  facets.attributes.flatMap(({ slug }) => [slug, ...Object.values(rangeKeys(slug))]);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, found } = loaderData;
  return publicPageMeta(originIn(matches), { ...found, picture: page.products[0]?.pictures[0] });
}

export const handle = picturesFirst;

export const shouldRevalidate = ofEverybody;

export default function CatalogueScreen({
  loaderData: { page, names, heading, active, campaign, trouble, ranges },
}: Route.ComponentProps) {
  const [given] = useSearchParams();
  const query = catalogueQuery(given, names);
  return (
    <main className="page pt-2 pb-20 lg:pt-8">
      <h1 className="font-display text-title wrap-anywhere lg:mb-8 lg:text-heading">
        {heading.before}
        {heading.own && <span lang={ownLang()}>{heading.own}</span>}
        {heading.after}
      </h1>
      <div className="gap-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <CatalogueFilters query={query} page={page} trouble={trouble} ranges={ranges} />
        <div className="min-w-0">
          {/* The filters have their place in this row before there are any, so that the first one does not move the products. */}
          <div className="filter-row">
            <FiltersButton total={page.total} active={active.length} />
            <div role="status" className="flex-none pb-1.5 max-lg:sr-only">
              <h2 data-results className="text-small text-stone">
                <span>{t('catalogue.products', { count: page.total, shown: formatCount(page.total) })}</span>
                {page.pages > 1 && (
                  <span className="sr-only">{t('catalogue.pageOf', { page: page.page, pages: page.pages })}</span>
                )}
              </h2>
            </div>
            <ActiveFilters query={query} active={active} />
            <OrderSelect query={query} className="hidden w-60 flex-none lg:block" />
          </div>
          {trouble && (
            <p className="mb-6 text-small text-danger lg:hidden">
              {t('catalogue.allPricesShown', { trouble: trouble.words })}
            </p>
          )}
          {page.products.length === 0 ? (
            <NothingFound query={query} facets={page.facets} />
          ) : (
            <ProductGrid products={page.products}>
              {campaign && <CampaignTile key={campaign.id} campaign={campaign} />}
            </ProductGrid>
          )}
          <div className="mt-14">
            <Pager
              page={page.page}
              pages={page.pages}
              label={t('catalogue.pagesLabel')}
              addressOf={(number) => changedAddress(query, { page: String(number) })}
            />
          </div>
        </div>
      </div>
    </main>
  );
}

type NothingFoundProps = { readonly query: URLSearchParams; readonly facets: CataloguePage['facets'] };

/** Shown when nothing matches: a link that removes the filters, and one to each other department that has matches. */
function NothingFound({ query, facets }: NothingFoundProps) {
  return (
    <div className="grid justify-items-center gap-5 py-24 text-center">
      <Link to={resetAddress(query)} className="font-display text-title underline underline-offset-4">
        {t('texts.nothingFound')}
      </Link>
      {facets.genders.map(({ value, count }) => (
        <Link key={value} to={changedAddress(query, { gender: departmentKey(value) })} className="link text-small">
          {t('catalogue.seeInGender', { count: formatCount(count), gender: departmentName(value) })}
        </Link>
      ))}
    </div>
  );
}
