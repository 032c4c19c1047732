import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { hasClaims } from '#contract/sales/claims/claim-countries.ts';
import { folderOf } from '../links/folder-of.ts';

export type AdminLink = {
  readonly to: string;
  readonly text: string;
  /** Other addresses of the same screen. */
  readonly also?: readonly string[];
  /** The beginnings of the addresses of its entries, such as the form of one product. */
  readonly inside?: readonly string[];
  /** Other words by which people look for it. */
  readonly words: string;
  /** False for a screen that a shop in its country does not need; always shown if it is left out. */
  readonly isNeeded?: () => boolean;
};

export type AdminGroup = { readonly title: string | null; readonly links: readonly AdminLink[] };

/** The screens of the back office by group, the most used first. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: null,
    links: [
      {
        to: href('/admin/principal'),
        text: t('admin-links.home'),
        also: [href('/admin')],
        words: t('admin-links.homeWords'),
      },
    ],
  },
  {
    title: t('admin-links.sales'),
    links: [
      {
        to: href('/admin/orders'),
        text: t('admin-links.orders'),
        inside: [folderOf(href('/admin/orders/:payment_id', { payment_id: '0' }))],
        words: t('admin-links.ordersWords'),
      },
      {
        to: href('/admin/orders/new'),
        text: t('admin-links.newOrder'),
        words: t('admin-links.newOrderWords'),
      },
      {
        to: href('/admin/returns'),
        text: t('admin-links.returns'),
        inside: [folderOf(href('/admin/returns/:id', { id: '0' }))],
        words: t('admin-links.returnsWords'),
      },
      {
        to: href('/admin/withdrawals'),
        text: t('withdrawals.title'),
        words: t('admin-links.withdrawalsWords'),
      },
      {
        to: href('/admin/claims'),
        text: t('claims.title'),
        inside: [folderOf(href('/admin/claims/:id', { id: '0' }))],
        words: t('admin-links.claimsWords'),
        isNeeded: () => hasClaims(),
      },
      {
        to: href('/admin/carriers'),
        text: t('admin-links.carriers'),
        words: t('admin-links.carriersWords'),
      },
      {
        to: href('/admin/delivery'),
        text: t('admin-links.delivery'),
        inside: [href('/admin/delivery/methods/:id', { id: '0' }), href('/admin/delivery/zones/:id', { id: '0' })].map(
          folderOf,
        ),
        words: t('admin-links.deliveryWords'),
      },
    ],
  },
  {
    title: t('admin-links.catalogue'),
    links: [
      {
        to: href('/admin/allproducts'),
        text: t('frames.products'),
        inside: [
          href('/admin/modification/:productId', { productId: '0' }),
          href('/admin/delete/:productId', { productId: '0' }),
          href('/admin/reviews/:productId', { productId: '0' }),
        ].map(folderOf),
        words: t('admin-links.productsWords'),
      },
      {
        to: href('/admin/createproduct'),
        text: t('admin-links.newProduct'),
        also: [href('/creation')],
        words: t('admin-links.newProductWords'),
      },
      {
        to: href('/admin/categories/:id?'),
        text: t('frames.categories'),
        inside: [folderOf(href('/admin/categories/:id?', { id: '0' }))],
        words: t('admin-links.categoriesWords'),
      },
      { to: href('/admin/stock'), text: t('admin-links.stock'), words: t('admin-links.stockWords') },
      { to: href('/admin/reviews'), text: t('reviews.title'), words: t('admin-links.reviewsWords') },
    ],
  },
  {
    title: t('admin-links.people'),
    links: [
      {
        to: href('/admin/clients'),
        text: t('admin-links.customers'),
        inside: [folderOf(href('/admin/clients/:user_name', { user_name: '0' }))],
        words: t('admin-links.customersWords'),
      },
      {
        to: href('/admin/createadmin'),
        text: t('admin-links.newAdmin'),
        words: t('admin-links.newAdminWords'),
      },
    ],
  },
  {
    title: t('admin-links.content'),
    links: [
      {
        to: href('/admin/home'),
        text: t('admin-links.homePage'),
        words: t('admin-links.homePageWords'),
      },
      {
        to: href('/admin/pages'),
        text: t('admin-links.pages'),
        inside: [folderOf(href('/admin/pages/:slug', { slug: '0' }))],
        words: t('admin-links.pagesWords'),
      },
      { to: href('/admin/menu'), text: t('admin-links.menu'), words: t('admin-links.menuWords') },
      { to: href('/admin/chatbot'), text: t('admin-links.chatBot'), words: t('admin-links.chatBotWords') },
      {
        to: href('/admin/letters'),
        text: t('admin-links.letters'),
        inside: [folderOf(href('/admin/letters/:kind', { kind: 'welcome' }))],
        words: t('admin-links.lettersWords'),
      },
      { to: href('/admin/Publicidad'), text: t('admin-links.advertising'), words: t('admin-links.advertisingWords') },
    ],
  },
  {
    title: t('admin-links.system'),
    links: [
      {
        to: href('/admin/opening'),
        text: t('admin-links.opening'),
        words: t('admin-links.openingWords'),
      },
      {
        to: href('/admin/settings/:group?'),
        text: t('admin-links.settings'),
        inside: [folderOf(href('/admin/settings/:group?', { group: 'identity' }))],
        words: t('admin-links.settingsWords'),
      },
      {
        to: href('/admin/translations/:section?'),
        text: t('translations.title'),
        inside: [folderOf(href('/admin/translations/:section?', { section: 'home' }))],
        words: t('admin-links.translationsWords'),
      },
      { to: href('/admin/audit'), text: t('admin-links.changes'), words: t('admin-links.changesWords') },
      { to: href('/admin/undelivered'), text: t('admin-links.undelivered'), words: t('admin-links.undeliveredWords') },
      { to: href('/admin/profile'), text: t('admin-links.profile'), words: t('admin-links.profileWords') },
    ],
  },
];

/** Returns the screens of a group that a shop in its country needs. */
export function neededLinks({ links }: AdminGroup): AdminLink[] {
  return links.filter(({ isNeeded }) => isNeeded?.() !== false);
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
