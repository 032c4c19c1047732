import { t } from '#messages/messages.ts';
import { colombianCedula, nit } from './co-ids.ts';
import { accountNumber } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { decimalsOf } from './currency.ts';
import { beginnings, provincesIn } from './places.ts';

// ISO 3166-2:CO.
const departments = provincesIn(
  `AMA Amazonas; ANT Antioquia; ARA Arauca; ATL Atlántico; BOL Bolívar; BOY Boyacá; CAL Caldas; CAQ Caquetá; CAS Casanare;
  CAU Cauca; CES Cesar; CHO Chocó; COR Córdoba; CUN Cundinamarca; DC Bogotá, D. C.; GUA Guainía; GUV Guaviare; HUI Huila;
  LAG La Guajira; MAG Magdalena; MET Meta; NAR Nariño; NSA Norte de Santander; PUT Putumayo; QUI Quindío; RIS Risaralda;
  SAN Santander; SAP San Andrés, Providencia y Santa Catalina; SUC Sucre; TOL Tolima; VAC Valle del Cauca; VAU Vaupés;
  VID Vichada`,
);

export const colombia: Country = {
  code: 'CO',
  currency: 'COP',
  decimals: decimalsOf('COP'),
  language: 'es-CO',
  locale: 'es-CO',
  numbers: { decimal: ',', group: '.', groupedFrom: 4, price: '$\u00a00', belowZero: '-$\u00a00' },
  timeZone: 'America/Bogota',
  phonePrefix: '+57',
  timeZones: [{ zone: 'America/Bogota', where: () => t('country.zone.colombia') }],
  phoneExample: '321 1234567',
  // Fixed numbers have 60 before the digit of their region since 2021-09-01 (CRC, Resolución 5826 de 2019).
  formerPhones: [{ was: /^(?=[124-8]\d{7}$)/, is: '60' }],
  places: {
    provinces: departments,
    postal: {
      // libaddressinput, data of CO. The first two digits are DANE's number of the department (4-72, structure of the code).
      pattern: '(0[58]|1[135789]|2[0357]|4[147]|5[024]|6[368]|7[036]|8[1568]|9[14579])\\d{4}',
      digits: 6,
      example: '110111',
      isRequired: false,
      provinces: beginnings(
        `ANT: 05; ATL: 08; DC: 11; BOL: 13; BOY: 15; CAL: 17; CAQ: 18; CAU: 19; CES: 20; COR: 23; CUN: 25; CHO: 27; HUI: 41;
        LAG: 44; MAG: 47; MET: 50; NAR: 52; NSA: 54; QUI: 63; RIS: 66; SAN: 68; SUC: 70; TOL: 73; VAC: 76; ARA: 81; CAS: 85;
        PUT: 86; SAP: 88; AMA: 91; GUA: 94; GUV: 95; VAU: 97; VID: 99`,
      ),
      isStrict: false,
    },
  },
  taxId: nit,
  personalId: colombianCedula,
  bankAccount: accountNumber,
  vat: {
    name: 'IVA',
    rates: [
      { percent: 19, name: 'General' },
      { percent: 5, name: 'Diferencial' },
      { percent: 0, name: 'Exento' },
    ],
    usual: 19,
    law: 'Estatuto Tributario, arts. 468, 468-1 y 477',
  },
  duties: {
    withdrawal: { days: 5, unit: 'working_days', isReturnFree: false, law: 'Ley 1480 de 2011, art. 47' },
    withdrawalButton: null,
    netPrice: null,
    lowestPrice: null,
    complaintsBook: null,
    paymentReversal: {
      law: 'Ley 1480 de 2011, art. 51; Decreto 587 de 2016 (Decreto 1074 de 2015, arts. 2.2.2.51.1 a 2.2.2.51.14)',
      since: '2016-10-11',
      days: 5,
    },
    garment: {
      composition: { law: 'Ley 1480 de 2011, art. 50', since: null },
      origin: { law: 'Ley 1480 de 2011, art. 50', since: null },
      maker: null,
      responsible: null,
    },
    complaints: [
      {
        name: 'Superintendencia de Industria y Comercio',
        url: 'https://www.sic.gov.co',
        law: 'Ley 1480 de 2011, art. 50, parágrafo',
      },
    ],
  },
};
