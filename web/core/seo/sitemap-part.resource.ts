import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/sitemap-part.resource';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { collections } from '#contract/site/collections/collections.ts';
import { pages } from '#contract/site/pages.ts';
import { shownDepartments } from '#contract/core/shop/present-departments.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { apiContext, apiClientOf } from '../api-client/api-client.ts';
import { inOtherLanguage } from '../links/language-prefix.ts';
import { cataloguePath } from '../links/catalogue-path.ts';
import { urlSet } from './xml.ts';
import { productAddress } from '../links/product-address.ts';

/**
 * Returns one sitemap: 'pages.xml' has the landing page, the catalogue of all and of each department and their categories,
 * the owner's collections and pages;
 * 'products-N.xml' has one block of products.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl } = context.get(apiContext);
  const api = apiClientOf(context);
  if (params.part === 'pages.xml') {
    const [found, curated, own] = await Promise.all([
      api.load(categories.list, {}),
      api.load(collections.list, {}),
      api.load(pages.list, {}),
    ]);
    const paths = [
      href('/'),
      href('/home'),
      ...shownDepartments().map(({ id }) => cataloguePath(id)),
      ...found.map(({ id, genre }) => `${cataloguePath(genre)}&category=${id}`),
      ...curated.map(({ slug }) => href('/colecciones/:slug', { slug })),
      ...own.map(({ slug }) => href('/paginas/:slug', { slug })),
    ];
    return urlSet(paths.map((path) => versionsOf(publicUrl, path)));
  }
  const block = /^products-(\d{1,6})\.xml$/.exec(params.part)?.[1];
  if (block === undefined) throw new Response(t('seo.missing'), { status: 404 });
  const { ids, blocks } = await api.load(catalogue.numbers, { block });
  if (Number(block) >= blocks) throw new Response(t('seo.missing'), { status: 404 });
  return urlSet(ids.map((id) => versionsOf(publicUrl, productAddress(id))));
}

/** Returns the addresses of a page in the languages of the shop. */
function versionsOf(origin: string, path: string) {
  const { language, otherLanguage } = shop();
  const own = { language, address: `${origin}${path}` };
  if (otherLanguage === null) return [own];
  return [own, { language: otherLanguage, address: `${origin}${inOtherLanguage(path, otherLanguage)}` }];
}
