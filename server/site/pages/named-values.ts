import { t } from '#messages/messages.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import type { NamedValue } from '#contract/site/page-desk.ts';
import type { ShopFacts } from '#contract/core/shop/shop-facts.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { valueNames } from './templates/value-names.ts';

/** Other names of the tax id, by country. */
const taxIdNames = ['cuit', 'nif', 'cif', 'rfc', 'rut', 'nit', 'ruc'];

/**
 * Returns what pages can name of the shop, with the present values; what is not set is null. `isTranslated`: they stand in a
 * text that was translated into the language of the request, else in one of the shop's own.
 */
export function namedValues(facts: ShopFacts, isTranslated = false): NamedValue[] {
  const { name, company, taxId, address, contact } = facts;
  const days = isTranslated ? returnTime(facts) : inShopLanguage(() => returnTime(facts));
  const reached = [contact.email, contact.phone].flatMap((one) => filled(one) ?? []).join(' · ');
  return [
    { name: valueNames.name, label: t('settings.shopName'), value: filled(name) },
    { name: valueNames.company, label: t('pages.company'), value: filled(company) },
    { name: valueNames.taxId, label: t('settings.taxId'), value: filled(taxId) },
    { name: valueNames.address, label: t('pages.address'), value: filled(address) },
    { name: valueNames.email, label: t('settings.contactEmail'), value: filled(contact.email) },
    { name: valueNames.phone, label: t('settings.phone'), value: filled(contact.phone) },
    { name: valueNames.whatsApp, label: 'WhatsApp', value: filled(contact.whatsApp) },
    { name: valueNames.reached, label: t('pages.emailOrPhone'), value: filled(reached) },
    { name: valueNames.returnDays, label: t('pages.returnDays'), value: days },
  ];
}

/** A shop without a time of its own takes goods back for as long as the law says, if it says anything. */
function returnTime({ returnDays: days, country: { code } }: ShopFacts): string | null {
  if (days > 0) return t('pages.days', { count: days });
  return countryOf(code).duties.withdrawal ? t('pages.daysOfLaw') : null;
}

const filled = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim());

/** Returns a name in the form in which names are compared: without accents, capitals and additional spaces. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+|&nbsp;|\u00a0/g, ' ')
    .trim();
  return taxIdNames.includes(plain) ? plainName(valueNames.taxId) : plain;
}

/** A place of a named value in a text, a tag, or opening braces that belong to no place. */
const parts = /<[^>]*>|\{\{([^{}<>]{0,120})\}\}|\{\{/g;

type Gaps = { readonly gaps: readonly string[] };

/**
 * Fills the named values into sanitized HTML, escaped, and only into its text: an attribute is left as it is. `gaps` are
 * the names without a value, as labels where they are known. `gapOf` returns the HTML that stands in the place of one.
 */
export function fillNamed(
  html: string,
  values: readonly NamedValue[],
  gapOf: (label: string) => string,
): Gaps & { readonly html: string } {
  const { text, gaps } = fill(html, values, { valueOf: escaped, gapOf: (label) => gapOf(escaped(label)) });
  return { html: text, gaps };
}

/** Fills the named values into plain text; what is missing is left out. */
export function fillText(text: string, values: readonly NamedValue[]): Gaps & { readonly text: string } {
  return fill(text, values, { valueOf: (value) => value, gapOf: () => '' });
}

type Ways = { readonly valueOf: (value: string) => string; readonly gapOf: (label: string) => string };

function fill(
  given: string,
  values: readonly NamedValue[],
  { valueOf, gapOf }: Ways,
): Gaps & { readonly text: string } {
  const known = new Map(values.map((value) => [plainName(value.name), value]));
  const gaps = new Set<string>();
  const text = given.replace(parts, (part, name: string | undefined) => {
    if (part.startsWith('<')) return part;
    const found = name === undefined ? undefined : known.get(plainName(name));
    if (found?.value) return valueOf(found.value);
    const label = found?.label ?? t('pages.quoted', { name: name === undefined ? part : name.trim() });
    gaps.add(label);
    return gapOf(label);
  });
  return { text, gaps: [...gaps] };
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
