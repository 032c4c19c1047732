import type { CountryFacts } from './country.ts';

/** The country of a shop that has not chosen one. It is a file of its own, because every page loads it. */
export const defaultCountry: CountryFacts = {
  code: 'AR',
  currency: 'ARS',
  decimals: 2,
  locale: 'es-AR',
  numbers: { decimal: ',', group: '.', groupedFrom: 4, price: '$\u00a00', belowZero: '-$\u00a00' },
  timeZone: 'America/Argentina/Buenos_Aires',
  phonePrefix: '+54',
};
