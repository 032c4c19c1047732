import { href } from 'react-router';
import { bagBreach } from '#contract/sales/checkout/bag-breach.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { inOtherLanguage } from '#web/core/links/language-prefix.ts';
import type { ItemKey } from './bag.ts';

/** A line of the bag in the cookie. Without a variant's id in the cookie of an earlier version. */
export type HeldLine = ItemKey & { readonly quantity: number };

/**
 * The bag of a browser without scripts. `id` stays the same as long as the bag exists, so that scripts take it over
 * only once. `reference` is the order of its checkout, empty before.
 */
export type HeldBag = { readonly id: string; readonly reference: string; readonly lines: readonly HeldLine[] };

export const noHeldBag: HeldBag = { id: '', reference: '', lines: [] };

/**
 * The cookie is sent to the bag's page only, so that all other pages are the same for every guest and can be cached. The
 * page has an address in each language of the shop, and each of them a cookie with the same bag.
 */
const name = 'bolsa';

/** The name on https. Not `__Host-`, which would send the cookie to all pages (RFC 6265bis, 4.1.3). */
const secureName = `__Secure-${name}`;
const scope = 'HttpOnly; SameSite=Lax';
const lifetimeSeconds = 30 * 86_400;

/** Browsers ignore a longer cookie (RFC 6265, 6.1). In characters. */
const longestValue = 3800;

/** The version of what is written. The first one had no mark, and no variants: '|product:size:quantity'. */
const mark = '2.';

const value = `(${mark.replace('.', '\\.')})?([\\w-]{6,40})(?:@([\\w-]{36}))?((?:\\|[^|;\\s]{1,160}){0,50})(?:;|$)`;

/** Browsers of an earlier version have a bag of the plain name on https too. */
const shapes = [secureName, name].map((one) => new RegExp(`(?:^|;\\s*)${one}=${value}`));

const formerShape = /^(\d{1,10}):([^:]{1,120}):(\d{1,2})$/;

/** 'variant:product:size:quantity'; the variant of a size that was gone before it had one is 0. */
const lineShape = /^(\d{1,10}):(\d{1,10}):([^:]{1,120}):(\d{1,2})$/;

/** Returns the bag in the cookies of a request; an empty one if there is none, or an invalid one. */
export function heldBagIn(headers: Headers): HeldBag {
  const cookies = headers.get('cookie') ?? '';
  const found = shapes.map((shape) => shape.exec(cookies)).find((one) => one !== null);
  const [, version, id = '', reference = '', text = ''] = found ?? [];
  const read = version === mark ? lineOf : formerLineOf;
  const lines = text.split('|').slice(1).map(read);
  return lines.every(isLine) && bagBreach(lines) === undefined ? { id, reference, lines } : noHeldBag;
}

function lineOf(text: string): HeldLine {
  const [, variantId, id, size = '', quantity] = lineShape.exec(text) ?? [];
  const line = { id: Number(id), brandSize: decoded(size), quantity: Number(quantity) };
  return Number(variantId) === 0 ? line : { variantId: Number(variantId), ...line };
}

function formerLineOf(text: string): HeldLine {
  const [, id, size = '', quantity] = formerShape.exec(text) ?? [];
  return { id: Number(id), brandSize: decoded(size), quantity: Number(quantity) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const isRow = (id: number) => id >= 1 && id <= 2_147_483_647;

function isLine({ id, variantId = 1, brandSize, quantity }: HeldLine): boolean {
  return isRow(id) && isRow(variantId) && brandSize !== '' && brandSize.length <= 12 && quantity >= 1;
}

/** Returns the cookies of a bag; none if they are too long. An empty bag deletes them. */
export function heldBagCookies({ id, reference, lines }: HeldBag, isSecure: boolean): readonly string[] {
  const safe = isSecure ? '; Secure' : '';
  if (lines.length === 0) {
    return (isSecure ? [secureName, name] : [name]).flatMap((each) =>
      bagPaths().map((path) => `${each}=; Path=${path}; ${scope}; Max-Age=0${safe}`),
    );
  }
  const held = `${mark}${id || crypto.randomUUID()}${reference && `@${reference}`}${lines.map(written).join('')}`;
  if (held.length > longestValue) return [];
  const rest = `${scope}; Max-Age=${lifetimeSeconds}${safe}`;
  return bagPaths().map((path) => `${isSecure ? secureName : name}=${held}; Path=${path}; ${rest}`);
}

function written({ id, variantId = 0, brandSize, quantity }: HeldLine): string {
  return `|${variantId}:${id}:${encodeURIComponent(brandSize)}:${quantity}`;
}

/** The addresses of the bag's page. */
export function bagPaths(): readonly string[] {
  const { otherLanguage } = shop();
  const own = href('/bag');
  return otherLanguage === null ? [own] : [own, inOtherLanguage(own, otherLanguage)];
}
