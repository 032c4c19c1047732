import type { CountryCode } from '#contract/core/countries/country.ts';

/** The words of a country that differ from those of Argentina, and what its law says, for the texts of all countries. */
export type CountryWords = {
  readonly size: string;
  readonly sizes: string;
  /** 'Another', in the gender of the word for a size. */
  readonly other: string;
  /** The right to take a purchase back: what it is called and how long it lasts; null where the law has no general one. */
  readonly withdrawal: { readonly name: string; readonly days: string } | null;
  /** What rules the storage in the visitor's device. */
  readonly cookieLaw: string;
  /** How people are asked for the document of who receives a parcel. */
  readonly document: string;
};

const talla = { size: 'talla', sizes: 'tallas', other: 'otra' } as const;

export const countryWords: Readonly<Record<CountryCode, CountryWords>> = {
  // Ley 24.240, art. 34; Código Civil y Comercial, arts. 1110 to 1116; Disposición 954/2025.
  AR: {
    size: 'talle',
    sizes: 'talles',
    other: 'otro',
    withdrawal: { name: 'arrepentimiento', days: '10 días corridos' },
    cookieLaw: 'la Ley 25.326 de Protección de los Datos Personales',
    document: 'DNI',
  },
  // LFPC, art. 56.
  MX: {
    ...talla,
    withdrawal: { name: 'revocación', days: '5 días hábiles' },
    cookieLaw: 'la Ley Federal de Protección de Datos Personales en Posesión de los Particulares',
    document: 'identificación oficial',
  },
  // Ley 19.496, art. 3 bis.
  CL: {
    ...talla,
    withdrawal: { name: 'retracto', days: '10 días corridos' },
    cookieLaw: 'la Ley 19.628 sobre Protección de la Vida Privada y la Ley 21.719',
    document: 'cédula de identidad',
  },
  // Ley 1480 of 2011, art. 47.
  CO: {
    ...talla,
    withdrawal: { name: 'retracto', days: '5 días hábiles' },
    cookieLaw: 'la Ley 1581 de 2012',
    document: 'cédula de ciudadanía',
  },
  // Ley 17.250, art. 16.
  UY: {
    size: 'talle',
    sizes: 'talles',
    other: 'otro',
    withdrawal: { name: 'rescisión', days: '5 días hábiles' },
    cookieLaw: 'la Ley 18.331 de Protección de Datos Personales',
    document: 'cédula de identidad',
  },
  // Ley 29571 has no general right of withdrawal for purchases from afar.
  PE: {
    ...talla,
    withdrawal: null,
    cookieLaw: 'la Ley 29733 de Protección de Datos Personales',
    document: 'DNI',
  },
  // Real Decreto Legislativo 1/2007, art. 104; Ley 34/2002, art. 22.2.
  ES: {
    ...talla,
    withdrawal: { name: 'desistimiento', days: '14 días naturales' },
    cookieLaw: 'el artículo 22.2 de la Ley 34/2002 (LSSI-CE) y el Reglamento General de Protección de Datos',
    document: 'DNI o NIE',
  },
};
