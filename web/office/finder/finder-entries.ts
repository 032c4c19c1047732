import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { texts } from '#contract/core/texts.ts';
import { adminGroups, neededLinks } from '../desk-menu/admin-groups.ts';
import type { Permission } from '#contract/core/protocol/permissions.ts';
import { mayOpen } from '#web/core/session/desk-pages.ts';
import { productAddress } from '#web/goods/product-desk/product-address.ts';
import { orderDay, orderStatusName } from '#web/sales/order-words/order-words.ts';
import type { Found } from './finder.resource.ts';

/** One line of the finder: a way to an address, or the end of the session. */
export type Entry = {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly note?: string;
  /** Null: ends the session. */
  readonly to: string | null;
};

/** `key` is of what the server found. */
export type EntryGroup = {
  readonly key?: keyof Omit<Found, 'search'>;
  readonly title: string;
  readonly entries: readonly Entry[];
};

type Known = Entry & { readonly words: string };

const screens = (rights: readonly Permission[]): readonly Known[] =>
  adminGroups.flatMap((group) =>
    neededLinks(group, rights).map(({ to, text, words }) => {
      return { id: to, title: text, to, words, ...(group.title === null ? {} : { note: group.title }) };
    }),
  );

const actions: readonly Known[] = [
  {
    id: 'pending',
    title: t('finder.pendingOrders'),
    to: `${href('/admin/orders')}?status=pending`,
    words: t('finder.pendingOrdersWords'),
  },
  {
    id: 'low',
    title: t('finder.lowStock'),
    to: `${href('/admin/allproducts')}?stock=low`,
    words: t('finder.lowStockWords'),
  },
  {
    id: 'out',
    title: t('finder.soldOut'),
    to: `${href('/admin/allproducts')}?stock=out`,
    words: t('finder.soldOutWords'),
  },
  {
    id: 'password',
    title: texts.nav.changePassword,
    to: href('/user/changepassword'),
    words: t('finder.passwordWords'),
  },
  { id: 'shop', title: t('finder.shop'), to: href('/'), words: t('finder.shopWords') },
  { id: 'logout', title: backOfficeTexts.admin.logOut, to: null, words: t('finder.signOutWords') },
];

/** Returns a text for comparing: without accents, in lower case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the screens and actions in which a word begins like each typed one; those whose title has them come first. */
function meantBy(typed: readonly string[], known: readonly Known[]): Entry[] {
  const isIn = (text: string) => {
    const words = wordsOf(text);
    return typed.every((begin) => words.some((word) => word.startsWith(begin)));
  };
  const byTitle = known.filter(({ title }) => isIn(title));
  const byWords = known.filter((one) => !byTitle.includes(one) && isIn(`${one.title} ${one.note ?? ''} ${one.words}`));
  return [...byTitle, ...byWords];
}

/**
 * Returns the groups of what a text may mean: screens and actions that somebody with these permissions may open, and what the server found; empty ones are
 * left out.
 */
export function entryGroups(text: string, found: Found | undefined, rights: readonly Permission[]): EntryGroup[] {
  const typed = wordsOf(text);
  const mayGo = ({ to }: Entry) => to === null || mayOpen(rights, to);
  const own = [
    { title: t('finder.goTo'), entries: meantBy(typed, screens(rights)) },
    { title: t('finder.actions'), entries: meantBy(typed, actions.filter(mayGo)) },
  ];
  const ofShop = found && typed.length > 0 ? foundGroups(found, rights) : [];
  // What a scanner reads is that product, whatever else the text may mean.
  const named = found?.products.some(({ isNamed }) => isNamed) ? ofShop.filter(({ key }) => key === 'products') : [];
  const groups = [...named, ...own, ...ofShop.filter((group) => !named.includes(group))];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** True for what the server found. */
export const isOfShop = ({ key }: EntryGroup) => key !== undefined;

function orderNote(order: Found['orders'][number]): string {
  const { payment_id, email, status, total } = order;
  const payment = payment_id === null ? [] : [t('finder.payment', { id: payment_id })];
  return [orderDay(order), formatPrice(total), orderStatusName(status), email, ...payment].join(' · ');
}

function foundGroups({ orders, products, clients }: Found, rights: readonly Permission[]): EntryGroup[] {
  return [
    {
      key: 'orders',
      title: t('finder.orders'),
      entries: orders.map((order) => ({
        id: order.reference,
        title: t('finder.order', { number: order.number }),
        note: orderNote(order),
        to: href('/admin/orders/:payment_id', { payment_id: String(order.payment_id ?? order.reference) }),
      })),
    },
    {
      key: 'products',
      title: t('finder.products'),
      entries: products.map(({ id, name, brandName, currentPrice, stock }) => ({
        id: `product-${id}`,
        title: name,
        note: [brandName, formatPrice(currentPrice), t('finder.stock', { stock })].join(' · '),
        to: productAddress((address) => mayOpen(rights, address), id),
      })),
    },
    {
      key: 'clients',
      title: t('finder.customers'),
      entries: clients.map(({ username, name, lastname, email }) => ({
        id: `client-${username}`,
        title: [name, lastname].filter(Boolean).join(' ') || username,
        note: [username, email].filter(Boolean).join(' · '),
        to: href('/admin/clients/:user_name', { user_name: username }),
      })),
    },
  ];
}
