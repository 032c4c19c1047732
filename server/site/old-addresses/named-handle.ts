/** What an address of another shop is about: a product or a category, by what that shop called it. */
export type NamedHandle = { readonly kind: 'product' | 'category'; readonly handle: string };

const products = /^\/(?:collections\/[^/]+\/)?(?:products?|productos?|produtos?|shop|tienda)\/([^/]+)$/;
const categories = /^\/(?:collections|product-category|categoria-producto|categoria|category)\/(?:.*\/)?([^/]+)$/;
/** PrestaShop's '12-camisa-lino.html', in a category or not, and with the number of a combination behind its own. */
const numbered = /^\/(?:[^/]+\/)*(\d+)(?:-\d+)?-([^/]+)\.html$/;
/** Pages of one person, of the back office, and the letters of the demo. */
const isPrivate = /^\/(?:admin|user|login|abrir|pagar|seguimiento|outbox)(?:\/|$)/;
/** A language or a language with a country in front of an address: '/es/', '/en-us/'. */
const languagePrefix = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/)/;

/**
 * Returns a path as it is kept and compared: in small letters, without a slash at its end. Undefined for one that no page ever
 * had: a file, or what programs ask for that look for weaknesses; and for one of a person's own pages or of the back office, to
 * which no other shop's address leads.
 */
export function plainPath(pathname: string): string | undefined {
  const path = decoded(pathname)
    ?.toLowerCase()
    .replace(/(?<=.)\/+$/, '');
  if (path === undefined || path.length > 300 || /[\s\\\p{Cc}]/u.test(path)) return undefined;
  const isProbe = /^\/(?:wp-|\.|cgi-bin|vendor\/|api\/)/.test(path) || /\.(?!html$)[a-z\d]{1,5}$/.test(path);
  return isProbe || isPrivate.test(path) ? undefined : path;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Returns the handle of the collection that a plain path names, as Shopify's '/collections/verano' does. */
export function collectionHandle(path: string): string | undefined {
  const [, handle] = /^\/collections\/([^/]+)(?:\/[^/]+)?$/.exec(path.replace(languagePrefix, '')) ?? [];
  return handle;
}

/** Returns what a plain path may be about, the likeliest first. */
export function namedHandles(path: string): NamedHandle[] {
  const bare = path.replace(languagePrefix, '');
  const [, product] = products.exec(bare) ?? [];
  const [, category] = categories.exec(bare) ?? [];
  const [, number, slug] = numbered.exec(bare) ?? [];
  const [, last] = /^\/(?:[^/]+\/)*([^/]+)$/.exec(bare) ?? [];
  return [
    ...(product === undefined ? [] : [{ kind: 'product', handle: product } as const]),
    ...(number === undefined || slug === undefined ? [] : [{ kind: 'product', handle: `${number}-${slug}` } as const]),
    ...(category === undefined || product !== undefined ? [] : [{ kind: 'category', handle: category } as const]),
    // Tiendanube's '/remeras' and PrestaShop's '/3-remeras'.
    ...(last === undefined || product !== undefined
      ? []
      : [{ kind: 'category', handle: last.replace(/^\d+-/, '') } as const]),
  ];
}
