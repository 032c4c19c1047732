import type { FetchedFile } from '#platform/http/fetch-public.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import type { ShownPage, PageVariant } from './shown-page.ts';
import { imagesOf, isObject, objectsIn, parsed, typesOf } from './structured-data.ts';

/** The pictures of a page as it names them: an address, its number there, and the numbers of the variants that it is of. */
type Named = { readonly address: string; readonly id?: string | undefined; readonly variantIds?: readonly string[] };

type Found = { readonly pictures: readonly Named[]; readonly variants: readonly MarkedVariant[] };

/** How many pictures of a page are looked at. */
const mostPictures = 250;

/** Longer addresses are none of pictures, but may hold one. */
const longestAddress = 2000;

/** Returns the pictures that a page of the old shop shows of its product, the first one first; none if it says nothing of one. */
export function shownPictures({ bytes, type, url }: FetchedFile, handle: string): ShownPage {
  const text = new TextDecoder().decode(bytes);
  const { pictures, variants } = /json|javascript/i.test(type) ? ofShopify(text) : ofPage(text, handle);
  const shown = new Map<string, { readonly address: string; readonly of: Set<MarkedVariant> }>();
  const show = (named: string, of: readonly MarkedVariant[]) => {
    const address = wholeAddress(named, url);
    if (address === undefined) return;
    // One part of a page may name it without the protocol.
    const key = address.replace(/^https?:/, '');
    const known = shown.get(key) ?? { address, of: new Set() };
    for (const variant of of) known.of.add(variant);
    shown.set(key, known);
  };
  for (const { address, id, variantIds = [] } of pictures) {
    const isOf = (one: MarkedVariant) =>
      (id !== undefined && one.pictureIds.includes(id)) || (one.id !== null && variantIds.includes(one.id));
    show(address, variants.filter(isOf));
  }
  for (const variant of variants) for (const address of variant.addresses) show(address, [variant]);
  const all = [...shown.values()].slice(0, mostPictures);
  return { pictures: all.map(({ address, of }) => ({ address, of: [...of] })), variants };
}

/** What Shopify answers at `/products/x.json` and `/products/x.js`. */
function ofShopify(text: string): Found {
  const [root] = objectsIn(text);
  const product = root?.product ?? root;
  if (!isObject(product)) return { pictures: [], variants: [] };
  const images: readonly unknown[] = Array.isArray(product['images']) ? product['images'] : [];
  const pictures = images.flatMap((image) => {
    const { id, variant_ids: ids } = isObject(image) ? image : {};
    const variantIds = Array.isArray(ids) ? ids.map(String) : [];
    return imagesOf(image).map((address) => ({ address, id: id === undefined ? undefined : String(id), variantIds }));
  });
  return { pictures, variants: variantsIn(product['variants']) };
}

function ofPage(html: string, handle: string): Found {
  const facts = pageFacts(html);
  const variants = facts.variants === undefined ? [] : variantsIn(parsed(facts.variants));
  const marked = new Set(variants.flatMap(({ pictureIds }) => pictureIds));
  const numbered = facts.numbered.filter(([id]) => marked.has(id)).map(([id, address]) => ({ address, id }));
  return { pictures: [...ofProduct(facts, handle).map((address) => ({ address })), ...numbered], variants };
}

/** The page says it as structured data, or as what is shown where its address is shared: whichever has more pictures. */
function ofProduct({ scripts, metas }: PageFacts, handle: string): string[] {
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
  if (href.length > longestAddress) return undefined;
  return /^https?:$/.test(protocol) ? href.replace(ofTiendanube, '$1-1024-1024$2') : undefined;
}

/** A variant with what says which pictures are its own: their addresses, or the numbers by which the page calls them. */
type MarkedVariant = PageVariant & {
  readonly id: string | null;
  readonly addresses: readonly string[];
  readonly pictureIds: readonly string[];
};

const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const texts = (...values: readonly unknown[]) => values.flatMap((value) => text(value) ?? []);

/**
 * Returns the variants in a list as pages have it: Shopify's `variants` (`option1`, `image_id`, `featured_image`), Tiendanube's
 * `data-variants` (`option0`, `image`, `image_url`), and WooCommerce's `data-product_variations` (`attributes`, `image`).
 */
function variantsIn(list: unknown): MarkedVariant[] {
  return Array.isArray(list) ? list.filter(isObject).map(variantOf) : [];
}

function variantOf(one: Record<string, unknown>): MarkedVariant {
  const attributes = isObject(one.attributes) ? Object.values(one.attributes) : [];
  const picture = one.featured_image ?? one.image;
  const own = isObject(picture) ? picture : {};
  return {
    id: text(one.id ?? one.variation_id),
    words: texts(one.option0, one.option1, one.option2, one.option3, ...attributes),
    sku: text(one.sku) || null,
    addresses: [one.image_url, own.full_src ?? own.url ?? own.src].filter((value) => typeof value === 'string'),
    pictureIds: texts(one.image_id, isObject(picture) ? own.id : picture),
  };
}
