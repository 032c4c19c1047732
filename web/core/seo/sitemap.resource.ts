import { href } from 'react-router';
import type { Route } from './+types/sitemap.resource';
import { catalogue } from '#contract/goods/products.ts';
import { apiContext, apiClientOf } from '../api-client/api-client.ts';
import { sitemapIndex } from './xml.ts';

/** Returns the sitemap index: one sitemap of pages, and one for each block of products. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl } = context.get(apiContext);
  const { blocks } = await apiClientOf(context).load(catalogue.numbers, { block: 0 });
  const parts = ['pages', ...Array.from({ length: blocks }, (_none, block) => `products-${block}`)];
  return sitemapIndex(parts.map((part) => `${publicUrl}${href('/sitemap/:part', { part: `${part}.xml` })}`));
}
