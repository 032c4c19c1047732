import { beginningOf } from '#contract/core/fields/short-text.ts';
import { platforms, singleFields, type Field, type OptionField, type Platform, type SingleField } from './fields.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';
import { codes } from './headings/codes.ts';
import { percha } from './headings/percha.ts';
import type { PlatformHeadings } from './headings/platform-headings.ts';
import { combinations, prestashop } from './headings/prestashop.ts';
import { shopify } from './headings/shopify.ts';
import { tiendanube } from './headings/tiendanube.ts';
import { woocommerce } from './headings/woocommerce.ts';
import { FileRefused } from '#platform/table-files/file-refused.ts';

const headingsOf: Readonly<Record<Platform, PlatformHeadings>> = {
  percha,
  shopify,
  woocommerce,
  tiendanube,
  prestashop,
  combinations,
  codes,
};

/** What a file is: whose, which column is about what, and the columns that nothing is known about. */
export type Recognised = {
  readonly platform: Platform;
  readonly columns: ReadonlyMap<Field, number>;
  readonly unknown: readonly { readonly heading: string; readonly at: number }[];
};

/**
 * Recognises a file by its headings, in any order, case and language: it is of the platform that knows most of them. A
 * list of codes is what is no file of products. Throws FileRefused for a file of none.
 */
export function recognise(headings: readonly string[]): Recognised {
  const found = platforms.map((platform) => matched(platform, headings)).filter(isWhole);
  const ofProducts = found.filter(({ platform }) => platform !== 'codes');
  const best = (ofProducts.length > 0 ? ofProducts : found).reduce<Recognised | undefined>(
    (one, other) => (one && one.unknown.length <= other.unknown.length ? one : other),
    undefined,
  );
  if (!best) {
    const named = headings.filter(Boolean).slice(0, 8).join(', ');
    throw new FileRefused('unknownColumns', { columns: beginningOf(named, 300) });
  }
  return best;
}

function isWhole({ platform, columns }: Recognised): boolean {
  return headingsOf[platform].needs.every((one) => one.some((field) => columns.has(field)));
}

function matched(platform: Platform, headings: readonly string[]): Recognised {
  const known = knownHeadings(headingsOf[platform]);
  const columns = new Map<Field, number>();
  const unknown: { heading: string; at: number }[] = [];
  for (const [at, heading] of headings.entries()) {
    const field = known(headingKey(heading));
    if (field === undefined && heading !== '') unknown.push({ heading, at });
    if (field !== undefined && !columns.has(field)) columns.set(field, at);
  }
  columns.delete('ignored');
  return { platform, columns, unknown };
}

/** Returns what the key of a heading is about; undefined if nothing is known of it. */
function knownHeadings({ fields, options, alsoIgnored }: PlatformHeadings): (key: string) => Field | undefined {
  const byKey = new Map<string, SingleField>(
    singleFields.flatMap((field) => (fields[field] ?? []).map((heading) => [headingKey(heading), field] as const)),
  );
  return (key) => byKey.get(key) ?? numbered(key, options) ?? (alsoIgnored?.test(key) === true ? 'ignored' : undefined);
}

function numbered(key: string, options: PlatformHeadings['options']): OptionField | undefined {
  const numberIn = (patterns: readonly RegExp[] = []) =>
    patterns.map((pattern) => pattern.exec(key)?.[1]).find((found) => found !== undefined);
  const name = numberIn(options?.name);
  if (name !== undefined) return `optionName${Number(name)}`;
  const value = numberIn(options?.value);
  return value === undefined ? undefined : `optionValue${Number(value)}`;
}
