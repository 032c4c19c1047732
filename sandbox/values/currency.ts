import { z } from 'zod';

/** How the amounts of a currency are written on the pages, and the provider's site that has it. */
type Form = {
  readonly site: string;
  /** The provider refuses decimals of these currencies. */
  readonly isWhole: boolean;
  readonly group: string;
  readonly decimal: string;
  readonly sign: (amount: string) => string;
};

const dollar = (amount: string) => `$ ${amount}`;
const dots = { isWhole: false, group: '.', decimal: ',', sign: dollar };
const commas = { isWhole: false, group: ',', decimal: '.', sign: dollar };

/** The currencies of the provider's sites. It has none in Spain: euros are for trying a shop there. */
const FORMS = {
  ARS: { ...dots, site: 'MLA' },
  MXN: { ...commas, site: 'MLM' },
  CLP: { ...dots, site: 'MLC', isWhole: true },
  COP: { ...dots, site: 'MCO', isWhole: true },
  UYU: { ...dots, site: 'MLU' },
  PEN: { ...commas, site: 'MPE', sign: (amount) => `S/ ${amount}` },
  EUR: { ...dots, site: 'MLA', sign: (amount) => `${amount} €` },
} as const satisfies Readonly<Record<string, Form>>;

export const currencyId = z.enum(['ARS', 'MXN', 'CLP', 'COP', 'UYU', 'PEN', 'EUR'], 'currency_id invalid');

export type Currency = z.output<typeof currencyId>;

type Priced = { readonly items: readonly { readonly currency_id?: Currency | null | undefined }[] };

/** The currency of a preference; that of the account's own site if it names none. */
export function currencyOf({ items }: Priced): Currency {
  return items.find((item) => item.currency_id)?.currency_id ?? 'ARS';
}

/** The provider's site that has a currency. */
export function siteOf(currency: Currency): string {
  return FORMS[currency].site;
}

/** The currency of a site; pesos of Argentina of an account that names none. */
export function currencyOfSite(site: string | null): Currency {
  return currencyId.options.find((id) => FORMS[id].site === site) ?? 'ARS';
}

/** True if the provider takes so many cents of a currency. */
export function isPayable(cents: number, currency: Currency): boolean {
  return !FORMS[currency].isWhole || cents % 100 === 0;
}

/** Rounds cents that were computed, such as a fee, to what there is of a currency. */
export function roundedCents(cents: number, currency: Currency): number {
  return FORMS[currency].isWhole ? Math.round(cents / 100) * 100 : Math.round(cents);
}

/** 129950 of ARS -> '$ 1.299,50'; 130000 of CLP -> '$ 1.300' */
export function amountText(cents: number, currency: Currency): string {
  const { isWhole, group, decimal, sign } = FORMS[currency];
  const digits = String(cents).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return sign(isWhole ? whole : `${whole}${decimal}${digits.slice(-2)}`);
}
