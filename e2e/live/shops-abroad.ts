import type { Language } from '#messages/languages.ts';

type Zone = { readonly name: string; readonly id: string };

/** A country, the language that a shop speaks there, and a time zone that is not its first one. */
const place = (country: string, language: Language, zone: Zone) => ({ country, language, zone });

/** A tax number with a wrong digit, the right one as its owner types it, and as pages show it. */
const taxNumber = (wrongTaxId: string, taxId: string, shownTaxId: string) => ({ wrongTaxId, taxId, shownTaxId });

/** Shops abroad, as their owners and first customers write. Amounts are as the pages show them. */
export const chile = {
  ...place('Chile', 'es-CL', { name: 'Isla de Pascua', id: 'Pacific/Easter' }),
  ...taxNumber('12.531.909-3', '12531909-2', 'RUT 12.531.909-2'),
  price: '18990',
  delivery: '4500',
  city: 'Comuna',
  shown: { sample: '$24.990', price: '$18.990', total: '$23.490', sign: '$' },
  wrongPrice: '18990,50',
  address: { Teléfono: '9 6123 4567', Calle: 'Av. Providencia', Número: '1234', Comuna: 'Santiago' },
  region: { label: 'Región', option: 'Metropolitana de Santiago' },
  payments: 'Access token',
  // Its authority of consumers.
  authority: 'SERNAC',
} as const;

export const spain = {
  ...place('España', 'es-ES', { name: 'Canarias', id: 'Atlantic/Canary' }),
  ...taxNumber('B64717839', 'B-64717838', 'NIF B64717838'),
  price: '189,90',
  delivery: '4,50',
  city: 'Localidad',
  shown: { sample: '39,95 €', price: '189,90 €', total: '194,40 €', sign: '€' },
  wrongPrice: '189,905',
  address: {
    Teléfono: '612 34 56 78',
    Calle: 'Calle Mayor',
    Número: '12',
    'Código postal': '28013',
    Localidad: 'Madrid',
  },
  region: { label: 'Provincia', option: 'Madrid' },
  payments: 'Clave secreta de Stripe',
  authority: null,
} as const;

export type ShopAbroad = typeof chile | typeof spain;
