import type { LinkTarget } from '#contract/site/menu-rules.ts';
import { departmentKey, isShownDepartment } from '#contract/core/shop/present-departments.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';

/** What links can lead to: the categories, and the owner's pages and collections. */
export type Places = {
  readonly categories: ReadonlyMap<number, { readonly genre: string }>;
  /** True for a page that is public. */
  readonly pages: ReadonlyMap<string, boolean>;
  /** True for a collection that is public. */
  readonly collections: ReadonlyMap<string, boolean>;
  /** Paths of the shop that lead nowhere. */
  readonly closed: ReadonlySet<string>;
};

/** Returns the address of a link; undefined for a category, collection or page that does not exist. */
export function addressOf(target: LinkTarget, { categories, collections, pages, closed }: Places): string | undefined {
  switch (target.to) {
    case 'category': {
      const found = categories.get(target.id);
      return found && `${pageAddresses.home}?gender=${departmentKey(found.genre)}&category=${target.id}`;
    }
    case 'collection':
      return `${pageAddresses.home}?${target.query}`;
    case 'curated':
      return collections.has(target.slug) ? filledAddress(pageAddresses.collection, { slug: target.slug }) : undefined;
    case 'page':
      return pages.has(target.slug) ? filledAddress(pageAddresses.ownPage, { slug: target.slug }) : undefined;
    case 'path':
      return isMissingPage(target.path, pages) || closed.has(pathOf(target.path)) ? undefined : target.path;
    case 'outside':
      return target.address;
  }
}

/** True if nobody can open the target at this moment: it does not exist, or it is a page or a collection that is not public. */
export function isClosed(target: LinkTarget, places: Places): boolean {
  if (addressOf(target, places) === undefined) return true;
  if (target.to === 'category' && !isShownDepartment(places.categories.get(target.id)?.genre ?? '')) return true;
  if (target.to === 'curated') return places.collections.get(target.slug) !== true;
  const slug = pageOf(target);
  return slug !== undefined && places.pages.get(slug) !== true;
}

function isMissingPage(path: string, pages: Places['pages']): boolean {
  const slug = slugIn(path);
  return slug !== undefined && !pages.has(slug);
}

/** Returns a path without its query and without a slash at its end. */
function pathOf(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
}

function pageOf(target: LinkTarget): string | undefined {
  if (target.to === 'page') return target.slug;
  return target.to === 'path' ? slugIn(target.path) : undefined;
}

/** Returns the page that a path of the shop names, as one may paste it instead of choosing the page. */
function slugIn(path: string): string | undefined {
  return /^\/paginas\/([^/?#]*)/.exec(path)?.[1];
}
