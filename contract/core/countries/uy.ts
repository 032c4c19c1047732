import { t } from '#messages/messages.ts';
import { uruguayanCedula, uruguayanRut } from './uy-ids.ts';
import { accountNumber } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { decimalsOf } from './currency.ts';
import { beginnings, provincesIn } from './places.ts';

// ISO 3166-2:UY.
const departments = provincesIn(
  `AR Artigas; CA Canelones; CL Cerro Largo; CO Colonia; DU Durazno; FD Florida; FS Flores; LA Lavalleja; MA Maldonado;
  MO Montevideo; PA Paysandú; RN Río Negro; RO Rocha; RV Rivera; SA Salto; SJ San José; SO Soriano; TA Tacuarembó;
  TT Treinta y Tres`,
);

export const uruguay: Country = {
  code: 'UY',
  currency: 'UYU',
  decimals: decimalsOf('UYU'),
  language: 'es-UY',
  locale: 'es-UY',
  numbers: { decimal: ',', group: '.', groupedFrom: 4, price: '$\u00a00', belowZero: '-$\u00a00' },
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
  taxId: uruguayanRut,
  personalId: uruguayanCedula,
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
