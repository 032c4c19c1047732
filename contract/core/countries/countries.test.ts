import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { formatCount, formatPrice, formatWholePrice, writeNumber } from '../money/price-words.ts';
import { spreadsheetPrice } from '../money/spreadsheet-price.ts';
import { parsePrice, priceExample, typedPrice } from '../money/typed-price.ts';
import { fromDecimal, moneyOf, toDecimal } from '../money/money.ts';
import { personalIdName, countryName } from './country-name.ts';
import { isPostalCode } from '../fields/postal-code.ts';
import { setShop, shop } from '../shop/shop.ts';
import { shopMoment } from '../time/shop-time.ts';
import { countryOf, placesInWords } from './countries.ts';
import { decimalsOf } from './currency.ts';
import { countryCodes, factsOf, type CountryCode } from './country.ts';
import { labelFormatsIn } from './label-formats.ts';

const before = shop();

afterEach(() => setShop(before));

function move(code: CountryCode, timeZone?: string): void {
  setShop({ ...before, country: factsOf(countryOf(code), timeZone) });
}

describe.each(countryCodes)('OWN-2 the table of %s', (code) => {
  const country = countryOf(code);

  test('has a currency, a language and zones that exist', () => {
    expect(country.code).toBe(code);
    expect(country.decimals).toBe(decimalsOf(country.currency));
    expect(Intl.NumberFormat.supportedLocalesOf(country.locale)).toEqual([country.locale]);
    expect(Intl.supportedValuesOf('currency')).toContain(country.currency);
    for (const { zone } of country.timeZones) {
      expect(() => new Intl.DateTimeFormat('es', { timeZone: zone })).not.toThrow();
    }
    expect(country.timeZones[0].zone).toBe(country.timeZone);
  });

  test('writes amounts and numbers as CLDR says', () => {
    move(code);
    const { locale } = country;
    const digits = (many: number) => ({ minimumFractionDigits: many, maximumFractionDigits: many });
    const prices = countryCodes.map((one) => {
      const { currency, decimals } = countryOf(one);
      const [price, wholePrice] = [decimals, 0].map(
        (many) => new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits(many) }),
      );
      return { currency, price, wholePrice };
    });
    const amount = fc.oneof(fc.integer({ min: -99_999, max: 999_999 }), fc.integer({ min: -1e12, max: 1e12 }));
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 3 }), (minor, many) => {
        for (const { currency, price, wholePrice } of prices) {
          const money = moneyOf(minor, currency);
          expect(formatPrice(money)).toBe(price?.format(toDecimal(money)));
          expect(formatWholePrice(money)).toBe(wholePrice?.format(toDecimal(money)));
        }
        const number = minor / 10 ** many;
        expect(writeNumber(number, many)).toBe(new Intl.NumberFormat(locale, digits(many)).format(number));
        const bare = new Intl.NumberFormat(locale, { ...digits(many), useGrouping: false });
        expect(writeNumber(number, many, false)).toBe(bare.format(number));
      }),
    );
  });

  test('has its provinces, each once, and beginnings of codes that are of them', () => {
    const { provinces, postal } = country.places;
    const codes = provinces.map((province) => province.code);
    // ISO 3166-2, without regions above provinces.
    const howMany = { AR: 24, MX: 32, CL: 16, CO: 33, UY: 19, PE: 26, ES: 52 } as const;
    expect(codes).toHaveLength(howMany[code]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(provinces.map(({ name }) => name)).size).toBe(codes.length);
    for (const one of codes) expect(one).toMatch(/^[A-Z]{1,3}$/);
    for (const one of Object.values(postal.provinces)) expect(codes).toContain(one);
    const { hint } = placesInWords(country).postal;
    const examples = hint.match(/[A-Z]?\d{4,}[A-Z]*/g) ?? [];
    expect(examples).toContain(postal.example);
    for (const example of examples) {
      expect(isPostalCode(example, postal)).toBe(true);
      expect(example.replace(/\D/g, '')).toHaveLength(postal.digits);
    }
  });

  test('has a tax with a usual rate, and only sourced duties', () => {
    const { vat, duties } = country;
    expect(vat.rates.map(({ percent }) => percent)).toContain(vat.usual);
    const { withdrawal, withdrawalButton, netPrice, lowestPrice, complaintsBook } = duties;
    const garment = Object.values(duties.garment);
    const all = [vat, withdrawal, withdrawalButton, netPrice, lowestPrice, complaintsBook, ...garment];
    for (const duty of all.filter((one) => one !== null)) expect(duty.law).toMatch(/\d/);
    for (const { url } of duties.complaints) expect(url).toMatch(/^https:\/\//);
  });

  test('gives every page only what it needs', () => {
    expect(Object.keys(factsOf(country)).toSorted()).toEqual([
      'code',
      'currency',
      'decimals',
      'locale',
      'numbers',
      'phonePrefix',
      'timeZone',
    ]);
    expect(() => factsOf(country, 'Europe/Paris')).toThrow(RangeError);
    move(code);
    expect(personalIdName().name).toBe(country.personalId.name);
  });
});

test.each([
  ['AR', '$\u00a01.299,50', '$\u00a01.234.567,00', '1.299,50', '1299,50'],
  ['MX', '$1,299.50', '$1,234,567.00', '1,299.50', '1299.50'],
  ['CL', '$1.300', '$1.234.567', '1.299', '1300'],
  ['CO', '$\u00a01.300', '$\u00a01.234.567', '1.299', '1300'],
  ['UY', '$\u00a01.299,50', '$\u00a01.234.567,00', '1.299,50', '1299,50'],
  ['PE', 'S/\u00a01,299.50', 'S/\u00a01,234,567.00', '1,299.50', '1299.50'],
  ['ES', '1299,50\u00a0€', '1.234.567,00\u00a0€', '1299,50', '1299,50'],
] as const)('OWN-2 in %s an amount is written %s, and read as it is written', (code, small, large, example, cell) => {
  move(code);
  const amount = fromDecimal(1299.5);
  expect([formatPrice(amount), formatPrice(fromDecimal(1_234_567))]).toEqual([small, large]);
  expect([priceExample(), spreadsheetPrice(amount)]).toEqual([example, cell]);
  expect(typedPrice(amount)).toBe(decimalsOf(amount.currency) === 0 ? cell : cell.slice(0, -1));
  expect(typedPrice(fromDecimal(1300))).toBe('1300');
  for (const text of [small, cell]) expect(parsePrice(text)).toEqual(amount);
  const written = [large, '1234567', formatCount(1_234_567)];
  for (const text of written) expect(parsePrice(text)).toEqual(fromDecimal(1_234_567));
});

test.each([
  ['AR', '1,299.50'],
  ['MX', '1.299,50'],
  ['PE', '1.299,50'],
  ['CL', '1299,5'],
  ['CL', '1.299,50'],
  ['CO', '1299.50'],
  ['ES', '$ 5'],
] as const)('OWN-2 in %s %s is no price', (code, text) => {
  move(code);
  expect(parsePrice(text)).toBeUndefined();
});

test('OWN-2 the shop’s days are those of its own zone', () => {
  const at = new Date('2026-11-21T00:30:00.000Z');
  move('MX');
  expect(shopMoment(at)).toBe('2026-11-20T18:30:00.000-06:00');
  move('MX', 'America/Tijuana');
  expect(shopMoment(at)).toBe('2026-11-20T16:30:00.000-08:00');
  move('ES');
  expect(shopMoment(at)).toBe('2026-11-21T01:30:00.000+01:00');
  move('AR');
  expect(shopMoment(at)).toBe('2026-11-20T21:30:00.000-03:00');
});

test('OWN-2 a country has its name, and the label files of its own carriers', () => {
  const named = countryCodes.map((code) => {
    move(code);
    return countryName();
  });
  expect(named).toEqual(['Argentina', 'México', 'Chile', 'Colombia', 'Uruguay', 'Perú', 'España']);
  expect(labelFormatsIn('AR')).toEqual(['andreani', 'correo_argentino']);
  expect(labelFormatsIn('CL')).toEqual([]);
});
