import { href } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { formatPrice } from '#contract/price-words.ts';
import { texts } from '#contract/texts.ts';
import { adminGroups } from '../layout/admin-links.ts';
import { orderDay, orderStatusName } from '../order-words/order-words.ts';
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

export type EntryGroup = { readonly title: string; readonly entries: readonly Entry[] };

type Known = Entry & { readonly words: string };

const screens: readonly Known[] = adminGroups.flatMap(({ title, links }) =>
  links.map(({ to, text, words }) => ({ id: to, title: text, to, words, ...(title === null ? {} : { note: title }) })),
);

const actions: readonly Known[] = [
  {
    id: 'pending',
    title: 'Ver las órdenes pendientes',
    to: `${href('/admin/orders')}?status=pending`,
    words: 'pedidos modificar estado',
  },
  {
    id: 'low',
    title: 'Ver los talles con poco stock',
    to: `${href('/admin/allproducts')}?stock=low`,
    words: 'productos reponer faltantes',
  },
  {
    id: 'out',
    title: 'Ver los productos sin stock',
    to: `${href('/admin/allproducts')}?stock=out`,
    words: 'agotados reponer faltantes',
  },
  {
    id: 'password',
    title: texts.nav.changePassword,
    to: href('/user/changepassword'),
    words: 'ajustes clave seguridad configuración',
  },
  { id: 'shop', title: 'Ver la tienda', to: href('/'), words: 'sitio vidriera portada' },
  { id: 'logout', title: backOfficeTexts.admin.logOut, to: null, words: 'salir terminar' },
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

/** Returns the groups of what a text may mean: screens and actions, and what the server found; empty ones are left out. */
export function entryGroups(text: string, found: Found | undefined): EntryGroup[] {
  const typed = wordsOf(text);
  const groups = [
    { title: 'Ir a', entries: meantBy(typed, screens) },
    { title: 'Acciones', entries: meantBy(typed, actions) },
    ...(found && typed.length > 0 ? foundGroups(found) : []),
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function orderNote(order: Found['orders'][number]): string {
  const { payment_id, email, status, total } = order;
  const payment = payment_id === null ? [] : [`Pago N° ${payment_id}`];
  return [orderDay(order), formatPrice(total), orderStatusName(status), email, ...payment].join(' · ');
}

function foundGroups({ orders, products, clients }: Found): EntryGroup[] {
  return [
    {
      title: 'Órdenes',
      entries: orders.map((order) => ({
        id: order.reference,
        title: `N° ${order.number}`,
        note: orderNote(order),
        to: href('/admin/orders/:payment_id', { payment_id: String(order.payment_id ?? order.reference) }),
      })),
    },
    {
      title: 'Productos',
      entries: products.map(({ id, name, brandName, currentPrice, stock }) => ({
        id: `product-${id}`,
        title: name,
        note: [brandName, formatPrice(currentPrice), `Stock: ${stock}`].join(' · '),
        to: href('/admin/modification/:productId', { productId: String(id) }),
      })),
    },
    {
      title: 'Clientes',
      entries: clients.map(({ username, name, lastname, email }) => ({
        id: `client-${username}`,
        title: [name, lastname].filter(Boolean).join(' ') || username,
        note: [username, email].filter(Boolean).join(' · '),
        to: href('/admin/clients/:user_name', { user_name: username }),
      })),
    },
  ];
}
