import { t } from '#messages/messages.ts';
import { joinLists } from '#contract/core/protocol/areas.ts';
import type { AdminLink, DeskGroup } from '#web/core/layout/desk-links.ts';
import { deliveryLinks } from '#web/delivery/desk-links.ts';
import { goodsLinks } from '#web/goods/desk-links.ts';
import type { Permission } from '#contract/core/protocol/permissions.ts';
import { mayOpen } from '#web/core/session/desk-pages.ts';
import { mailLinks } from '#web/mail/desk-links.ts';
import { marketingLinks } from '#web/marketing/desk-links.ts';
import { officeLinks } from './office-links.ts';
import { peopleLinks } from '#web/people/desk-links.ts';
import { salesLinks } from '#web/sales/desk-links.ts';
import { siteLinks } from '#web/site/desk-links.ts';

export type AdminGroup = { readonly title: string | null; readonly links: readonly AdminLink[] };

/** The titles of the groups; the first needs none. */
const titles = {
  home: null,
  sales: t('admin-links.sales'),
  catalogue: t('admin-links.catalogue'),
  people: t('admin-links.people'),
  content: t('admin-links.content'),
  system: t('admin-links.system'),
} as const satisfies Record<DeskGroup, string | null>;

/** What each area adds, in the order of the menu. */
const added = joinLists({
  core: [],
  sales: Object.entries(salesLinks),
  delivery: Object.entries(deliveryLinks),
  goods: Object.entries(goodsLinks),
  marketing: Object.entries(marketingLinks),
  site: Object.entries(siteLinks),
  office: Object.entries(officeLinks),
  mail: Object.entries(mailLinks),
  people: Object.entries(peopleLinks),
});

/** The screens of the back office by group, the most used first. Each area lists its own in its `desk-links.ts`. */
export const adminGroups: readonly AdminGroup[] = Object.entries(titles).map(([group, title]) => ({
  title,
  links: added.flatMap(([name, links]) => (name === group ? (links ?? []) : [])),
}));

/** Returns the screens of a group that a shop in its country needs and that somebody with these permissions may open. */
export function neededLinks({ links }: AdminGroup, rights: readonly Permission[]): AdminLink[] {
  return links.filter(({ to, isNeeded }) => isNeeded?.() !== false && mayOpen(rights, to));
}

export type AdminPlace = {
  readonly group: AdminGroup;
  readonly link: AdminLink;
  /** True inside of one of its entries. */
  readonly isInside: boolean;
};

/** Returns where a path is in the menu; undefined for a path that belongs to no screen of it. */
export function adminPlace(pathname: string): AdminPlace | undefined {
  const all = adminGroups.flatMap((group) => group.links.map((link) => ({ group, link })));
  const own = all.find(({ link }) => link.to === pathname || link.also?.includes(pathname));
  if (own) return { ...own, isInside: false };
  const around = all.find(({ link }) => link.inside?.some((start) => pathname.startsWith(start)));
  return around && { ...around, isInside: true };
}
