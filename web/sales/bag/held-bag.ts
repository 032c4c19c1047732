import { href, redirect, type RouterContextProvider } from 'react-router';
import { catalogue } from '#contract/goods/products.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { isPaid } from '../order-words/order-words.ts';
import { apiContext, apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { bagItemOf } from './bag-item.ts';
import { lowerItem, removeItem, withPresentSize } from './bag-edits.ts';
import { addItem, raiseItem, type Bag, type BagChange, type BagItem } from './bag.ts';
import { checkoutLine, type CheckoutLine } from './checkout-lines.ts';
import { heldBagCookies, heldBagIn, noHeldBag, type HeldBag, type HeldLine } from './held-cookie.ts';
import type { NoticeCode } from './bag-notice.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/**
 * Returns the bag in the cookie (without scripts), with the present data of its products. Products that are no longer
 * sold are left out.
 */
export async function loadHeldBag(asked: Asked): Promise<{ id: string; items: Bag }> {
  const { id, reference, lines } = heldBagIn(asked.request.headers);
  if (reference !== '' && (await isBought(asked.context, reference))) {
    dropHeldBag(asked, id);
    return { id: '', items: [] };
  }
  const items = await Promise.all(lines.map((line) => itemOf(asked.context, line)));
  return { id, items: items.flat() };
}

/** True if the order of a bag is paid. If the order cannot be read, as by a guest, the bag is kept. */
async function isBought(context: Asked['context'], reference: string): Promise<boolean> {
  try {
    return isPaid(await apiClientOf(context).call(orders.one, { key: reference }));
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}

/** Returns the lines that a form without scripts pays for: those that the bag's page shows. */
export async function heldLines(asked: Asked): Promise<CheckoutLine[]> {
  const { items } = await loadHeldBag(asked);
  return items.map(checkoutLine);
}

/** Stores the order of a checkout with its bag, which is empty once the order is paid. */
export function noteHeldOrder(asked: Asked, reference: string): void {
  const held = heldBagIn(asked.request.headers);
  if (held.lines.length > 0) keepHeldBag(asked, { ...held, reference });
}

/** Returns the item of a line; none if the product is no longer sold. */
async function itemOf(context: Asked['context'], { id, quantity, ...size }: HeldLine): Promise<BagItem[]> {
  try {
    const product = await apiClientOf(context).call(catalogue.detail, { id });
    return [withPresentSize({ ...bagItemOf(product, size), quantity })];
  } catch (error) {
    if (error instanceof ShopError && error.code === 'product_not_found') return [];
    throw error;
  }
}

const steps = {
  add: (bag, item) => addItem(bag, item),
  raise: (bag, item) => raiseItem(bag, item),
  lower: (bag, item) => ({ bag: lowerItem(bag, item) }),
  remove: (bag, item) => ({ bag: removeItem(bag, item) }),
} as const satisfies Record<string, (bag: Bag, item: BagItem) => BagChange>;

function isStep(intent: string): intent is keyof typeof steps {
  return Object.hasOwn(steps, intent);
}

/**
 * Applies the change that a form without scripts requests, and redirects to the bag's page; returns undefined if it
 * requests none.
 */
export async function changeHeldBag(asked: Asked, form: FormData): Promise<Response | undefined> {
  const intent = formText(form, 'intent');
  if (!isStep(intent)) return undefined;
  const line = lineIn(form);
  if (!line) return shown('size');
  const { reference } = heldBagIn(asked.request.headers);
  const held = await loadHeldBag(asked);
  const [item] = isRow(line.id) ? await itemOf(asked.context, line) : [];
  if (!item) return shown('gone');
  const { bag, refusal }: BagChange = steps[intent](held.items, item);
  if (refusal) return shown(refusal);
  return keepHeldBag(asked, { id: held.id, reference: held.id && reference, lines: bag })
    ? shown(intent === 'add' ? 'added' : 'changed')
    : shown('lines');
}

const isRow = (id: number) => Number.isSafeInteger(id) && id > 0;

/**
 * The line that a form is about; undefined without a size. A page that was made by an earlier version sends the word of the
 * size instead of its variant.
 */
function lineIn(form: FormData): HeldLine | undefined {
  const id = Number(formText(form, 'id'));
  const variantId = Number(formText(form, 'variantId'));
  const brandSize = formText(form, 'brandSize');
  if (isRow(variantId)) return { id, variantId, brandSize, quantity: 1 };
  return brandSize === '' ? undefined : { id, brandSize, quantity: 1 };
}

/** Stores a bag in the browser's cookies. Returns false if it is too long for one. */
function keepHeldBag({ context }: Asked, bag: HeldBag): boolean {
  const cookies = heldBagCookies(bag, context.get(apiContext).publicUrl.startsWith('https:'));
  for (const cookie of cookies) apiClientOf(context).passCookie(cookie);
  return cookies.length > 0;
}

/**
 * Deletes the cookies' bag with this id, after scripts have taken it over or it was bought. A bag with another id
 * stays.
 */
export function dropHeldBag(asked: Asked, id: string): void {
  if (heldBagIn(asked.request.headers).id === id) keepHeldBag(asked, noHeldBag);
}

const shown = (notice: NoticeCode) => redirect(`${href('/bag')}?aviso=${notice}`, 303);
