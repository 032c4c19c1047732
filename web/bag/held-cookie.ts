import { bagBreach } from '#contract/bag-rule.ts';

/** A line of the bag that is kept without scripts. */
export type HeldLine = { readonly id: number; readonly brandSize: string; readonly quantity: number };

/**
 * The bag of a browser without scripts. `id` is its own for as long as it lives: by it scripts take it over once. Its
 * checkout has the order's `reference`, empty before.
 */
export type HeldBag = { readonly id: string; readonly reference: string; readonly lines: readonly HeldLine[] };

export const noHeldBag: HeldBag = { id: '', reference: '', lines: [] };

/** The bag's cookie goes to the bag's own page alone, so that all other pages stay the same for every guest. */
const name = 'bolsa';
const scope = 'Path=/bag; HttpOnly; SameSite=Lax';
const lifetimeSeconds = 30 * 86_400;

/** Browsers drop a longer cookie without a word (RFC 6265, 6.1). In characters. */
const longestValue = 3800;

const shape = new RegExp(
  `(?:^|;\\s*)${name}=([\\w-]{6,40})(?:@([\\w-]{36}))?((?:\\|\\d{1,10}:[^:|;\\s]{1,120}:\\d{1,2}){0,50})(?:;|$)`,
);

/** The bag among the cookies of a request; an empty one when there is none, or none that keeps the rule. */
export function heldBagIn(headers: Headers): HeldBag {
  const [, id = '', reference = '', text = ''] = shape.exec(headers.get('cookie') ?? '') ?? [];
  const lines = text.split('|').slice(1).map(lineOf);
  return lines.every(isLine) && bagBreach(lines) === undefined ? { id, reference, lines } : noHeldBag;
}

function lineOf(text: string): HeldLine {
  const [id, size = '', quantity] = text.split(':');
  return { id: Number(id), brandSize: decoded(size), quantity: Number(quantity) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function isLine({ id, brandSize, quantity }: HeldLine): boolean {
  return id >= 1 && id <= 2_147_483_647 && brandSize !== '' && brandSize.length <= 12 && quantity >= 1;
}

/** The cookie of a bag; undefined when it is too long to be kept. An empty bag ends it. */
export function heldBagCookie({ id, reference, lines }: HeldBag, isSecure: boolean): string | undefined {
  if (lines.length === 0) return `${name}=; ${scope}; Max-Age=0`;
  const text = lines.map((line) => `|${line.id}:${encodeURIComponent(line.brandSize)}:${line.quantity}`).join('');
  const value = `${id || crypto.randomUUID()}${reference && `@${reference}`}${text}`;
  if (value.length > longestValue) return undefined;
  return `${name}=${value}; ${scope}; Max-Age=${lifetimeSeconds}${isSecure ? '; Secure' : ''}`;
}
