import { country } from './country.ts';

/**
 * For how many days after its delivery a purchase from afar can be taken back, by the country of the shop, and the law
 * that says so.
 */
export const withdrawalRights = {
  AR: { days: 10, law: 'Ley 24.240, art. 34; Disposición 954/2025' },
  ES: { days: 14, law: 'Directive 2011/83/EU, art. 9; Directive (EU) 2023/2673' },
} as const;

export type WithdrawalCountry = keyof typeof withdrawalRights;

/** The days in the shop's own country. */
export const withdrawalDays = withdrawalRights[country.code].days;
