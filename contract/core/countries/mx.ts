import { t } from '#messages/messages.ts';
import { clabe } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { decimalsOf } from './currency.ts';
import { curp, rfc } from './mx-ids.ts';
import { beginnings, provincesIn } from './places.ts';

// ISO 3166-2:MX; the names as INEGI's catalogue of states has them in short.
const states = provincesIn(
  `AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; CHH Chihuahua; CHP Chiapas;
  CMX Ciudad de México; COA Coahuila; COL Colima; DUR Durango; GRO Guerrero; GUA Guanajuato; HID Hidalgo; JAL Jalisco;
  MEX Estado de México; MIC Michoacán; MOR Morelos; NAY Nayarit; NLE Nuevo León; OAX Oaxaca; PUE Puebla; QUE Querétaro;
  ROO Quintana Roo; SIN Sinaloa; SLP San Luis Potosí; SON Sonora; TAB Tabasco; TAM Tamaulipas; TLA Tlaxcala;
  VER Veracruz; YUC Yucatán; ZAC Zacatecas`,
);

export const mexico: Country = {
  code: 'MX',
  currency: 'MXN',
  decimals: decimalsOf('MXN'),
  language: 'es-MX',
  locale: 'es-MX',
  numbers: { decimal: '.', group: ',', groupedFrom: 4, price: '$0', belowZero: '-$0' },
  timeZone: 'America/Mexico_City',
  phonePrefix: '+52',
  // IANA, zone.tab.
  timeZones: [
    { zone: 'America/Mexico_City', where: () => t('country.zone.mexicoCentre') },
    { zone: 'America/Cancun', where: () => t('country.zone.quintanaRoo') },
    { zone: 'America/Merida', where: () => t('country.zone.yucatan') },
    { zone: 'America/Monterrey', where: () => t('country.zone.monterrey') },
    { zone: 'America/Matamoros', where: () => t('country.zone.matamoros') },
    { zone: 'America/Chihuahua', where: () => t('country.zone.chihuahua') },
    { zone: 'America/Ciudad_Juarez', where: () => t('country.zone.juarez') },
    { zone: 'America/Ojinaga', where: () => t('country.zone.ojinaga') },
    { zone: 'America/Mazatlan', where: () => t('country.zone.mazatlan') },
    { zone: 'America/Bahia_Banderas', where: () => t('country.zone.banderas') },
    { zone: 'America/Hermosillo', where: () => t('country.zone.sonora') },
    { zone: 'America/Tijuana', where: () => t('country.zone.bajaCalifornia') },
  ],
  phoneExample: '55 1234 5678',
  // Ten digits for all calls since 2019-08-03, without 01, 044, 045 and the 1 after +52 (IFT, Plan Técnico Fundamental de
  // Numeración).
  formerPhones: [{ was: /^(?:1|01|044|045)(?=\d{10}$)/, is: '' }],
  places: {
    provinces: states,
    postal: {
      // libaddressinput, data of MX, also for the beginnings. It has 00 too, of which SEPOMEX's catalogue has no place, as of 17
      // to 19.
      pattern: '(0[1-9]|1[0-6]|[2-9]\\d)\\d{3}',
      digits: 5,
      example: '06000',
      isRequired: true,
      provinces: beginnings(
        `CMX: 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16; AGU: 20; BCN: 21 22; BCS: 23; CAM: 24; COA: 25 26 27;
        COL: 28; CHP: 29 30; CHH: 31 32 33; DUR: 34 35; GUA: 36 37 38; GRO: 39 40 41; HID: 42 43; JAL: 44 45 46 47 48 49;
        MEX: 50 51 52 53 54 55 56 57; MIC: 58 59 60 61; MOR: 62; NAY: 63; NLE: 64 65 66 67; OAX: 68 69 70 71;
        PUE: 72 73 74 75; QUE: 76; ROO: 77; SLP: 78 79; SIN: 80 81 82; SON: 83 84 85; TAB: 86; TAM: 87 88 89; TLA: 90;
        VER: 91 92 93 94 95 96; YUC: 97; ZAC: 98 99`,
      ),
      isStrict: true,
    },
  },
  taxId: rfc,
  personalId: curp,
  bankAccount: clabe,
  vat: {
    name: 'IVA',
    // The 8 % of the border regions is a credit by decree, for those who are entered for it, and ends unless it is
    // extended: it is not a rate of the law.
    rates: [
      { percent: 16, name: 'General' },
      { percent: 0, name: 'Tasa cero' },
    ],
    usual: 16,
    law: 'Ley del Impuesto al Valor Agregado, arts. 1 y 2-A',
  },
  duties: {
    withdrawal: {
      days: 5,
      unit: 'working_days',
      isReturnFree: false,
      law: 'Ley Federal de Protección al Consumidor, art. 56',
    },
    withdrawalButton: null,
    netPrice: null,
    lowestPrice: null,
    complaintsBook: null,
    paymentReversal: null,
    garment: { composition: null, origin: null, maker: null, responsible: null },
    complaints: [{ name: 'Profeco', url: 'https://www.gob.mx/profeco', law: null }],
  },
};
