import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Category } from '#contract/goods/products.ts';
import type { LinkTarget } from '#contract/site/menu-rules.ts';
import type { CollectionRow } from '#contract/site/collections/collection-desk.ts';
import type { PageRow } from '#contract/site/page-desk.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';

/** What links can lead to. */
export type Targets = {
  readonly categories: readonly Pick<Category, 'id' | 'title' | 'genre'>[];
  readonly collections: readonly Pick<CollectionRow, 'slug' | 'title'>[];
  readonly pages: readonly Pick<PageRow, 'slug' | 'title'>[];
};

export const targetNames = {
  page: t('menu-desk.toPage'),
  category: t('menu-desk.toCategory'),
  curated: t('menu-desk.toCollection'),
  collection: t('menu-desk.toSearch'),
  path: t('menu-desk.toPath'),
  outside: t('menu-desk.toOutside'),
} as const satisfies Record<LinkTarget['to'], string>;

export type TargetKind = LinkTarget['to'];

/** Returns where a link leads, in words. */
export function targetWords(target: LinkTarget, { categories, collections, pages }: Targets): string {
  switch (target.to) {
    case 'category': {
      const found = categories.find(({ id }) => id === target.id);
      return found ? `${found.title} (${departmentName(found.genre)})` : t('menu-desk.categoryDeleted');
    }
    case 'collection':
      return `${href('/home')}?${target.query}`;
    case 'curated':
      return collections.find(({ slug }) => slug === target.slug)?.title ?? t('menu-desk.collectionDeleted');
    case 'page':
      return pages.find(({ slug }) => slug === target.slug)?.title ?? t('menu-desk.pageDeleted');
    case 'path':
      return target.path;
    case 'outside':
      return target.address;
  }
}

/** Returns the target of a kind with what was typed or chosen. */
export function targetOf(kind: TargetKind, value: string): LinkTarget {
  switch (kind) {
    case 'category':
      return { to: kind, id: Number(value) };
    case 'collection':
      return { to: kind, query: value.replace(/^.*\?/, '') };
    case 'curated':
    case 'page':
      return { to: kind, slug: value };
    case 'path':
      return { to: kind, path: value };
    case 'outside':
      return { to: kind, address: value };
  }
}

/** Returns what is typed or chosen for a target. */
export function valueOf(target: LinkTarget): string {
  switch (target.to) {
    case 'category':
      return String(target.id);
    case 'collection':
      return target.query;
    case 'curated':
    case 'page':
      return target.slug;
    case 'path':
      return target.path;
    case 'outside':
      return target.address;
  }
}
