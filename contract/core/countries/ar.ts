import { t } from '#messages/messages.ts';
import { argentineDni, cuit } from './ar-ids.ts';
import { cbuOrAlias } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { defaultCountry } from './default-country.ts';
import { provincesIn } from './places.ts';

// ISO 3166-2:AR.
const provinces = provincesIn(
  `B Buenos Aires; C Ciudad Autónoma de Buenos Aires; K Catamarca; H Chaco; U Chubut; X Córdoba; W Corrientes;
  E Entre Ríos; P Formosa; Y Jujuy; L La Pampa; F La Rioja; M Mendoza; N Misiones; Q Neuquén; R Río Negro; A Salta;
  J San Juan; D San Luis; Z Santa Cruz; S Santa Fe; G Santiago del Estero; V Tierra del Fuego; T Tucumán`,
);

export const argentina: Country = {
  ...defaultCountry,
  language: 'es-AR',
  // The other zones of the IANA database differ only in the past.
  timeZones: [{ zone: defaultCountry.timeZone, where: () => t('country.zone.argentina') }],
  phoneExample: '11 2345-6789',
  // With +54 9 the 15 of mobile numbers is left out (ENACOM, Plan Fundamental de Numeración Nacional); many write both.
  formerPhones: [
    { was: /^9(\d{2})15(?=\d{8}$)/, is: '9$1' },
    { was: /^9(\d{3})15(?=\d{7}$)/, is: '9$1' },
    { was: /^9(\d{4})15(?=\d{6}$)/, is: '9$1' },
  ],
  places: {
    provinces,
    postal: {
      // libaddressinput, data of AR. The long form (CPA, Correo Argentino) is the letter of the province, the digits, and
      // three letters for the side of the block. The digits go from 1000, Buenos Aires, to those of Tierra del Fuego (94).
      pattern: '[A-HJ-NP-Z]?([1-8]\\d|9[0-4])\\d{2}([A-Z]{3})?',
      digits: 4,
      example: '1425',
      isRequired: true,
      // The letter is the code of ISO 3166-2.
      provinces: Object.fromEntries(provinces.map(({ code }) => [code, code])),
      isStrict: true,
    },
  },
  taxId: cuit,
  personalId: argentineDni,
  bankAccount: cbuOrAlias,
  vat: {
    name: 'IVA',
    rates: [
      { percent: 21, name: 'General' },
      { percent: 10.5, name: 'Reducida' },
      { percent: 27, name: 'Diferencial' },
    ],
    usual: 21,
    law: 'Ley 23.349 (Ley de IVA, texto ordenado 1997), art. 28',
  },
  duties: {
    withdrawal: { days: 10, unit: 'days', isReturnFree: true, law: 'Ley 24.240, art. 34; Disposición 954/2025' },
    withdrawalButton: { law: 'Disposición 954/2025 (antes Resolución 424/2020)', since: null },
    netPrice: {
      words: () => t('country.netPrice'),
      law: 'Ley 27.743, Régimen de Transparencia Fiscal al Consumidor; Resolución 4/2025 (Secretaría de Comercio), art. 2',
      since: '2025-04-01',
    },
    lowestPrice: null,
    complaintsBook: null,
    paymentReversal: null,
    garment: { composition: null, origin: null, maker: null, responsible: null },
    complaints: [
      { name: 'Defensa del consumidor', url: 'https://autogestion.produccion.gob.ar/consumidores', law: null },
    ],
  },
};
