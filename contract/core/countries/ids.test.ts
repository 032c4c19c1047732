import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { countryCodes, type CountryCode } from './country.ts';
import { isRefusedId, type IdKind } from './id-kind.ts';

type Known = {
  readonly code: CountryCode;
  readonly which: 'taxId' | 'personalId';
  /** Published ids of authorities and companies, and the examples of python-stdnum. */
  readonly right: readonly string[];
  readonly wrongForm: readonly string[];
  /** True if the check digit shows every single wrong digit. */
  readonly isComplete: boolean;
};

const known: readonly Known[] = [
  {
    code: 'AR',
    which: 'taxId',
    right: ['33-69345023-9', '30-70308853-4', '20-05536168-2', '20 10123456 9', '20040356437', '20101376630'],
    wrongForm: ['', '20-05536168', '99-05536168-8', '2026756A393', '200553616822'],
    isComplete: true,
  },
  {
    code: 'AR',
    which: 'personalId',
    right: ['20.123.456', '5536168', '30111222'],
    wrongForm: ['', '123456', '2012345699', '20A23456'],
    isComplete: false,
  },
  {
    code: 'MX',
    which: 'taxId',
    right: ['GODE 561231 GR8', 'MAB-930714-8T4', 'XAXX010101000', 'XEXX010101000'],
    wrongForm: ['', 'GODE561331GR8', 'GODE560230GR8', 'ABCD12345678', 'AKJ970902', 'GO 561231 GR8'],
    isComplete: false,
  },
  {
    code: 'MX',
    which: 'personalId',
    right: ['BOXW310820HNERXN09', 'PEGL890909MJCRMS08', 'AAAA000101HDFCCC09', 'TOMA880125HMNRRNO2'],
    wrongForm: ['', 'PEGL891313MJCRMS06', 'PEGL890909QJCRMS08', '123ZZZZZZZZZZZZZ90'],
    isComplete: false,
  },
  {
    code: 'CL',
    which: 'taxId',
    right: ['76086428-5', '12.531.909-2', '10626628-k', '3528355-2', '60.805.000-0', '97.004.000-5'],
    wrongForm: ['', '76086A28-5', '1-9', '123456789-2'],
    isComplete: true,
  },
  {
    code: 'CO',
    which: 'taxId',
    right: ['213.123.432-1', '800.003.122-6', '1118534248-0', '899.999.068-1', '6.386.949-2'],
    wrongForm: ['', '213123435A', '0123456-1', '12'],
    isComplete: false,
  },
  {
    code: 'CO',
    which: 'personalId',
    right: ['1.020.304.050', '79626331'],
    wrongForm: ['', '0123456', '12345678901', '7962633A'],
    isComplete: false,
  },
  {
    code: 'UY',
    which: 'taxId',
    right: ['21-100342-001-7', '211406340011', '020164180014', '210001550012'],
    wrongForm: ['', '001599340019', '991599340011', '210000000019', '211599345519', '12345678'],
    isComplete: true,
  },
  {
    code: 'UY',
    which: 'personalId',
    right: ['1.234.567-2', '1.111.111-1', '9.999.999-9'],
    wrongForm: ['', '12', '123456789', '1.234.56A-2'],
    isComplete: false,
  },
  {
    code: 'PE',
    which: 'taxId',
    right: ['20512333797', '10054148289', '20100255325', '15484032987', '17155542071'],
    wrongForm: ['', '99512333792', '20A12333797', '2051233379'],
    isComplete: false,
  },
  {
    code: 'PE',
    which: 'personalId',
    right: ['10117410', '05209244'],
    wrongForm: ['', '1011741', '101174101', '1011741A'],
    isComplete: false,
  },
  {
    code: 'ES',
    which: 'taxId',
    right: [
      'B64717838',
      'ES B-58378431',
      'J99216582',
      'A28015865',
      '54362315K',
      'X-5253868-R',
      'M-1234567-L',
      'P2807900B',
    ],
    wrongForm: ['', 'O-1234567-L', 'J992165831', '54362315', 'I1234567L'],
    isComplete: true,
  },
  {
    code: 'ES',
    which: 'personalId',
    right: ['54362315-K', 'x-2482300w', '12345678Z'],
    wrongForm: ['', '54362315', 'B64717838', 'W2482300W'],
    isComplete: true,
  },
];

const kindOf = ({ code, which }: Pick<Known, 'code' | 'which'>): IdKind => countryOf(code)[which];

describe.each(known)('OWN-2 the $which of $code', (one) => {
  const kind = kindOf(one);
  const ids = [...one.right, kind.example].map(kind.plain);

  test('is right as published', () => {
    expect(ids.map((id) => [id, kind.fault(id)])).toEqual(ids.map((id) => [id, undefined]));
  });

  test('is refused in another form', () => {
    for (const text of one.wrongForm) {
      expect([text, kind.fault(kind.plain(text))]).toEqual([text, 'form']);
      expect(isRefusedId(kind, kind.plain(text))).toBe(true);
    }
  });

  test('comes back from how people write it', () => {
    for (const id of ids) expect(kind.plain(kind.shown(id))).toBe(id);
    expect(kind.shown(kind.plain(kind.example))).toBe(kind.example);
  });

  test('shows a wrong digit', () => {
    if (!one.isComplete) return;
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(), fc.integer({ min: 1, max: 9 }), (id, at, more) => {
        const places = [...id].flatMap((character, place) => (/\d/.test(character) ? [place] : []));
        const place = places[at % places.length] ?? 0;
        const digit = (Number(id[place]) + more) % 10;
        expect(kind.fault(id.slice(0, place) + digit + id.slice(place + 1))).toBeDefined();
      }),
    );
  });
});

const checked = known.filter(({ code, which }) => !['AR', 'CO', 'PE'].includes(code) || which === 'taxId');

test.each(checked)('OWN-2 one check digit of ten is right: $which of $code', (one) => {
  const kind = kindOf(one);
  for (const text of one.right.map(kind.plain).filter((id) => /\d$/.test(id) && !/^X[AE]XX/.test(id))) {
    const right = [...'0123456789'].filter((digit) => kind.fault(text.slice(0, -1) + digit) === undefined);
    expect(right).toEqual([text.slice(-1)]);
  }
});

test('OWN-2 a genuine Mexican id may have a wrong check digit, and is not refused', () => {
  const { taxId } = countryOf('MX');
  for (const text of ['VACE-460910-SX6', 'SIN 931116 9P8']) {
    const id = taxId.plain(text);
    expect([taxId.fault(id), isRefusedId(taxId, id)]).toEqual(['check_digit', false]);
  }
});

test('OWN-2 ids of every country are written and read without loss', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789ABKLXÑ&.- /') });
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), texts, (code, text) => {
      for (const kind of [countryOf(code).taxId, countryOf(code).personalId]) {
        const plain = kind.plain(text);
        expect(kind.plain(plain)).toBe(plain);
        expect(kind.plain(kind.shown(plain))).toBe(plain);
      }
    }),
  );
});
