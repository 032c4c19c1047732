import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { countryCodes, type CountryCode } from './country.ts';
import { isRefusedId } from './id-kind.ts';

type Known = {
  readonly code: CountryCode;
  /** Published examples of banks, authorities and python-stdnum. */
  readonly right: readonly string[];
  readonly wrongForm: readonly string[];
};

const known: readonly Known[] = [
  {
    code: 'AR',
    right: ['2850590940090418135201', '28505909-4009041813520-1', '00000031 00123456789016'],
    wrongForm: [
      '',
      '285059094009041813520',
      '28505909400904181352',
      '28505909400904181352011',
      'A850590940090418135201',
    ],
  },
  {
    code: 'MX',
    right: ['032180000118359719', '032-180-00011835971-9', '002010077777777771'],
    wrongForm: ['', '03218000011835971', '0321800001183597199', '03218000011835971X', '4152313112345678'],
  },
  {
    code: 'ES',
    right: [
      'ES91 2100 0418 4502 0005 1332',
      'IBAN: es9121000418450200051332',
      'DE89370400440532013000',
      'FR1420041010050500013M02606',
    ],
    wrongForm: [
      '',
      'ES912100041845020005133',
      'ES9121000418450200051332X',
      'ESA121000418450200051332',
      'XX89370400440532013000',
    ],
  },
];

describe.each(known)('PRICE-6 a bank account of $code', ({ code, right, wrongForm }) => {
  const kind = countryOf(code).bankAccount;
  const accounts = [...right, kind.example].map(kind.plain);

  test('is right as published', () => {
    expect(accounts.map((one) => [one, kind.fault(one)])).toEqual(accounts.map((one) => [one, undefined]));
  });

  test('is refused in another form', () => {
    for (const text of wrongForm) {
      expect([text, kind.fault(kind.plain(text))]).toEqual([text, 'form']);
      expect(isRefusedId(kind, kind.plain(text))).toBe(true);
    }
  });

  test('is refused with a wrong digit, whichever it is', () => {
    for (const account of accounts) {
      for (const [place, character] of [...account].entries()) {
        if (!/\d/.test(character)) continue;
        for (const digit of [...'0123456789'].filter((one) => one !== character)) {
          const wrong = account.slice(0, place) + digit + account.slice(place + 1);
          expect([wrong, kind.fault(wrong) !== undefined && isRefusedId(kind, wrong)]).toEqual([wrong, true]);
        }
      }
    }
  });
});

test('PRICE-6 the account within a Spanish IBAN has check digits of its own', () => {
  // Right modulo 97: a typing mistake that the digits of the IBAN do not show.
  expect(countryOf('ES').bankAccount.fault('ES6821000418000200051332')).toBe('check_digit');
});

test('PRICE-6 an alias stands for a CBU, and a CBU that lacks digits is no alias', () => {
  const { plain, fault } = countryOf('AR').bankAccount;
  for (const alias of ['perro.gato.luna', 'CASA-BLANCA', 'mi.tienda2026', 'abcdef', 'a1234567890123456789']) {
    expect([alias, fault(plain(alias))]).toEqual([alias, undefined]);
  }
  expect(plain('perro.gato.luna')).toBe('PERRO.GATO.LUNA');
  for (const wrong of ['luna', 'perro_gato', 'ñandú.luna', 'a12345678901234567890', '123456789', '12.34.56.78']) {
    expect([wrong, fault(plain(wrong))]).toEqual([wrong, 'form']);
  }
});

test.each(['CL', 'CO', 'UY', 'PE'] as const)('PRICE-6 an account of %s is told from no account', (code) => {
  const { plain, fault } = countryOf(code).bankAccount;
  expect(fault(plain('0011-0123-45 6789'))).toBeUndefined();
  for (const wrong of ['', '123', 'banco de la plaza', '1'.repeat(35)]) expect(fault(plain(wrong))).toBe('form');
});

test('PRICE-6 accounts of every country are written and read without loss', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789IBANES.- /:ñ') });
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), texts, (code, text) => {
      const { plain, shown } = countryOf(code).bankAccount;
      expect(plain(plain(text))).toBe(plain(text));
      expect(plain(shown(plain(text)))).toBe(plain(text));
    }),
  );
  for (const code of countryCodes) {
    const { plain, shown, fault, example } = countryOf(code).bankAccount;
    expect([shown(plain(example)), fault(plain(example))]).toEqual([example, undefined]);
  }
});
