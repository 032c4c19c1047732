import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { countryCodes, type CountryCode } from '#contract/core/countries/country.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { firstFacts } from '#contract/core/shop/first-facts.ts';
import { setShop } from '#contract/core/shop/shop.ts';
import { taxDataFields } from './tax-data-fields.ts';
import { taxData, taxDataErrors, taxDataRows, taxDataValues } from './tax-data.ts';

const inCountry = (code: CountryCode) => setShop({ ...firstFacts, country: { ...firstFacts.country, code } });

afterEach(() => setShop(firstFacts));

const whole = {
  idKind: 'tax',
  name: 'Ana Pérez',
  activity: 'Venta de ropa',
  address: 'Calle 1, Centro',
  postalCode: '06600',
  use: 'G03',
} as const;

const conditions: Readonly<Partial<Record<CountryCode, string>>> = { AR: 'registered', MX: '612' };

/** Right data of a country with its published id. */
const rightIn = (code: CountryCode) => ({
  ...whole,
  condition: conditions[code] ?? '',
  taxId: countryOf(code).taxId.example,
});

const errorsIn = (code: CountryCode, values: object) => {
  inCountry(code);
  return (taxData.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'));
};

describe.each(countryCodes)('PRICE-10 what a buyer gives for a tax document in %s', (code) => {
  test('is taken with the published id, which is kept without separators, and without what is not asked for', () => {
    inCountry(code);
    const kept = taxData.parse(rightIn(code));
    expect(kept.taxId).toBe(countryOf(code).taxId.plain(countryOf(code).taxId.example));
    const asked = taxDataFields(code);
    for (const [name, value] of Object.entries(kept)) {
      expect([name, value !== '']).toEqual([name, asked.some((one) => one === name)]);
    }
    const rows = taxDataRows({ country: code, ...kept });
    expect(rows.map(([, value]) => value)).toContain(countryOf(code).taxId.shown(kept.taxId));
  });

  test('is refused without any of its fields', () => {
    for (const name of taxDataFields(code)) expect(errorsIn(code, { ...rightIn(code), [name]: '' })).toContain(name);
    expect(errorsIn(code, {})).toEqual([...taxDataFields(code)]);
  });

  test('is refused with one digit of the id changed', () => {
    inCountry(code);
    const { taxId: kind } = countryOf(code);
    const plain = kind.plain(kind.example);
    const digits = [...plain].flatMap((character, place) => (/\d/.test(character) ? [place] : []));
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const wrong = plain.slice(0, place) + ((Number(plain[place]) + more) % 10) + plain.slice(place + 1);
        // Ids of Mexico may be genuine with another check digit, and some of Peru and Colombia share one.
        if (kind.fault(wrong) === undefined || (!kind.isCheckSure && kind.fault(wrong) === 'check_digit')) return;
        expect(
          taxDataErrors({ ...taxDataValues(null), ...rightIn(code), taxId: wrong }, code).map(({ path }) => path),
        ).toEqual(['taxId']);
      }),
    );
  });
});

test('PRICE-10 a consumer of Argentina gives the personal id or the tax id, all others the tax id', () => {
  const ana = { ...rightIn('AR'), taxId: '20.123.456' };
  expect(errorsIn('AR', { ...ana, condition: 'consumer' })).toEqual([]);
  expect(errorsIn('AR', { ...rightIn('AR'), condition: 'consumer' })).toEqual([]);
  for (const condition of ['registered', 'simple', 'exempt']) {
    expect(errorsIn('AR', { ...ana, condition })).toEqual(['taxId']);
  }
  expect(errorsIn('AR', { ...ana, condition: 'consumer', taxId: '20-26756539-4' })).toEqual(['taxId']);
});

test('PRICE-10 in Colombia the kind of the id is chosen: a wrong NIT is no cédula', () => {
  const right = rightIn('CO');
  expect(errorsIn('CO', { ...right, taxId: '213123432-2' })).toEqual(['taxId']);
  expect(errorsIn('CO', { ...right, idKind: 'personal', taxId: '1.020.304.050' })).toEqual([]);
  expect(errorsIn('CO', { ...right, idKind: 'passport' })).toEqual(['idKind']);
});

test('PRICE-10 in Mexico the regime fits the kind of person, the use fits the regime, and the general id names nobody', () => {
  const person = rightIn('MX');
  const company = { ...person, taxId: 'MAB-930714-8T4', condition: '601' };
  expect(errorsIn('MX', company)).toEqual([]);
  expect(errorsIn('MX', { ...company, condition: '612' })).toEqual(['condition']);
  expect(errorsIn('MX', { ...person, condition: '601' })).toEqual(['condition']);
  for (const one of [person, company]) expect(errorsIn('MX', { ...one, condition: '626' })).toEqual([]);
  expect(errorsIn('MX', { ...person, condition: '605' })).toEqual(['use']);
  expect(errorsIn('MX', { ...person, condition: '605', use: 'S01' })).toEqual([]);
  expect(errorsIn('MX', { ...person, taxId: 'XAXX010101000' })).toEqual(['taxId']);
  expect(errorsIn('MX', { ...person, postalCode: '6600' })).toEqual(['postalCode']);
});

test('PRICE-10 a name of signs that nobody sees is none, and one that is too long is refused', () => {
  expect(errorsIn('ES', { ...rightIn('ES'), name: '\u200b \u2800' })).toEqual(['name']);
  expect(errorsIn('ES', { ...rightIn('ES'), name: 'a'.repeat(151) })).toContain('name');
});
