import { productBounds } from '#contract/goods/sizes/product-bounds.ts';
import type { FetchedFile } from '#platform/http/fetch-public.ts';
import { pageFacts } from './page-facts.ts';
import { imagesOf, objectsIn, typesOf } from './structured-data.ts';

/** Returns the addresses of the pictures that a page of the old shop shows of its product, the first one first; none if it says nothing of one. */
export function shownPictures({ bytes, type, url }: FetchedFile, handle: string): string[] {
  const text = new TextDecoder().decode(bytes);
  const found = /json|javascript/i.test(type) ? ofShopify(text) : ofPage(text, handle);
  const whole = found.flatMap((address) => wholeAddress(address, url) ?? []);
  return [...new Set(whole)].slice(0, productBounds.pictures);
}

/** What Shopify answers at `/products/x.json` and `/products/x.js`. */
function ofShopify(text: string): string[] {
  const [root] = objectsIn(text);
  const product = root?.product ?? root;
  return typeof product === 'object' && product !== null && 'images' in product ? imagesOf(product.images) : [];
}

/** The page says it as structured data, or as what is shown where its address is shared: whichever has more pictures. */
function ofPage(html: string, handle: string): string[] {
  const { scripts, metas } = pageFacts(html);
  const products = scripts
    .flatMap(objectsIn)
    .filter((one) => typesOf(one).some((name) => /^Product(?:Group)?$/.test(name)));
  const structured = imagesOf(theOne(products, handle)?.image);
  const isProduct = metas.some(([name, content]) => name === 'og:type' && /product/i.test(content));
  const shared = isProduct ? metas.filter(([name]) => name === 'og:image').map(([, content]) => content) : [];
  return shared.length > structured.length ? shared : structured;
}

/** A list of other products may be on the page, and a page of many is none of this one. */
function theOne(products: readonly Record<string, unknown>[], handle: string): Record<string, unknown> | undefined {
  if (products.length < 2) return products[0];
  const names = [handle, encodeURIComponent(handle.toWellFormed())].map((name) => name.toLowerCase());
  const isNamed = (one: Record<string, unknown>) => {
    const said = JSON.stringify([one.url, one['@id'], one.mainEntityOfPage]).toLowerCase();
    return names.some((name) => said.includes(`/${name}`));
  };
  const named = products.filter(isNamed);
  return named.length === 1 ? named[0] : undefined;
}

/** Tiendanube keeps each picture in several sizes, and its pages name a small one. */
const ofTiendanube = /^(https:\/\/[^/]+\.mitiendanube\.com\/.+)-\d{2,4}-\d{1,4}(\.\w+)$/;

function wholeAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { href, protocol } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href.replace(ofTiendanube, '$1-1024-1024$2') : undefined;
}
