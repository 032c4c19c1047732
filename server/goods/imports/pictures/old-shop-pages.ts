/** Where the shops of a platform show the product that '*' is, the likeliest first. */
const paths: Readonly<Record<string, readonly string[]>> = {
  shopify: ['/products/*.json', '/products/*.js', '/products/*'],
  tiendanube: ['/productos/*/', '/produtos/*/'],
  woocommerce: ['/producto/*/', '/product/*/', '/produto/*/'],
  prestashop: ['/*.html'],
};

/** A page at which the old shop may show a product, and the path by which it was made. */
export type ShopPage = { readonly path: string; readonly address: string };

type Old = {
  /** The address of the shop, which may be in a folder of its site. */
  readonly shop: string;
  /** Who wrote the file; of an unknown one all paths are tried. */
  readonly platform: string | null;
};

/** Returns where the old shop may show the product with a handle, the likeliest page first; none for one that is no name. */
export function pagesOf(handle: string, { shop, platform }: Old): ShopPage[] {
  const name = pathPart(handle);
  if (name === undefined) return [];
  const bases = [...new Set([shop, new URL(shop).origin])];
  const own = paths[platform ?? ''] ?? Object.values(paths).flat();
  return bases.flatMap((base) =>
    own.map((path) => ({ path: `${base}${path}`, address: `${base}${path.replace('*', () => name)}` })),
  );
}

/** A handle as one part of a path, whatever signs it has; a file may have it encoded already. */
function pathPart(handle: string): string | undefined {
  const name = decoded(handle.trim()).toWellFormed();
  return name === '' || /^\.+$/.test(name) ? undefined : encodeURIComponent(name);
}

function decoded(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}
