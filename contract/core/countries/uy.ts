import { t } from '#messages/messages.ts';
import { accountNumber } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { decimalsOf } from './currency.ts';
import { dotted, plainId, weighted } from './id-kind.ts';
import type { IdKind } from './id-kind.ts';
import { beginnings, provincesIn } from './places.ts';
import { personalIdNames } from './personal-id-names.ts';

// ISO 3166-2:UY.
const departments = provincesIn(
  `AR Artigas; CA Canelones; CL Cerro Largo; CO Colonia; DU Durazno; FD Florida; FS Flores; LA Lavalleja; MA Maldonado;
  MO Montevideo; PA Paysandú; RN Río Negro; RO Rocha; RV Rivera; SA Salto; SJ San José; SO Soriano; TA Tacuarembó;
  TT Treinta y Tres`,
);

/**
 * The tax id: the office that gave it, six digits, 001, and a check digit by which the weighted sum is a multiple of eleven
 * (AGESIC, Modelo de datos, p. 71; python-stdnum, uy.rut).
 */
const rut: IdKind = {
  name: 'RUT',
  plain: plainId,
  shown: (plain) => plain.replace(/^(\d{2})(\d{6})(001)(\d)$/, '$1-$2-$3-$4'),
  fault: (plain) => {
    if (!/^(?:0[1-9]|1\d|2[0-2])(?!000000)\d{6}001\d$/.test(plain)) return 'form';
    return weighted(plain, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 ? undefined : 'check_digit';
  },
  isNumeric: true,
  isCheckSure: true,
  example: '21-100342-001-7',
};

/**
 * The number of the identity card (Dirección Nacional de Identificación Civil): six or seven digits, and a check digit, the
 * last digit of the sum of the others times 8, 1, 2, 3, 4, 7, 6 (ciuy.readthedocs.io).
 */
const cedula: IdKind = {
  ...personalIdNames.UY,
  plain: plainId,
  shown: (plain) => (/^\d{7,8}$/.test(plain) ? `${dotted(plain.slice(0, -1))}-${plain.slice(-1)}` : plain),
  fault: (plain) => {
    if (!/^[1-9]\d{6,7}$/.test(plain)) return 'form';
    const check = weighted(plain.slice(0, -1).padStart(7, '0'), [8, 1, 2, 3, 4, 7, 6]) % 10;
    return String(check) === plain.slice(-1) ? undefined : 'check_digit';
  },
  isCheckSure: true,
  example: '1.234.567-2',
};

export const uruguay: Country = {
  code: 'UY',
  currency: 'UYU',
  decimals: decimalsOf('UYU'),
  language: 'es-UY',
  locale: 'es-UY',
  timeZone: 'America/Montevideo',
  phonePrefix: '+598',
  timeZones: [{ zone: 'America/Montevideo', where: () => t('country.zone.uruguay') }],
  phoneExample: '094 231 234',
  formerPhones: [],
  places: {
    provinces: departments,
    postal: {
      // libaddressinput, data of UY, also for the beginnings.
      pattern: '[1-9]\\d{4}',
      digits: 5,
      example: '11600',
      isRequired: false,
      provinces: beginnings(
        `AR: 55; CA: 14 15 16 90 91; CL: 37; CO: 70 75204; DU: 97; FS: 85; FD: 94 9060 97005; LA: 30; MA: 20; MO: 1 91600;
        PA: 60; RN: 65 60002; RV: 40; RO: 27; SA: 50; SJ: 80; SO: 75 70003; TA: 45; TT: 33 30203 30204 30302 37007`,
      ),
      isStrict: false,
    },
  },
  taxId: rut,
  personalId: cedula,
  bankAccount: accountNumber,
  vat: {
    name: 'IVA',
    rates: [
      { percent: 22, name: 'Básica' },
      { percent: 10, name: 'Mínima' },
    ],
    usual: 22,
    law: 'Texto Ordenado, Título 10 (Impuesto al Valor Agregado)',
  },
  duties: {
    withdrawal: { days: 5, unit: 'working_days', isReturnFree: false, law: 'Ley 17.250, art. 16' },
    withdrawalButton: null,
    netPrice: null,
    lowestPrice: null,
    complaintsBook: null,
    paymentReversal: null,
    garment: { composition: null, origin: null, maker: null, responsible: null },
    complaints: [
      {
        name: 'Unidad Defensa del Consumidor',
        url: 'https://www.gub.uy/ministerio-economia-finanzas',
        law: null,
      },
    ],
  },
};
