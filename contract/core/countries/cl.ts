import { t } from '#messages/messages.ts';
import { chileanRut } from './cl-ids.ts';
import { accountNumber } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { decimalsOf } from './currency.ts';
import { provincesIn } from './places.ts';

// ISO 3166-2:CL; the names as the Subsecretaría de Desarrollo Regional writes them.
const regions = provincesIn(
  `AI Aysén; AN Antofagasta; AP Arica y Parinacota; AR La Araucanía; AT Atacama; BI Biobío; CO Coquimbo; LI O’Higgins;
  LL Los Lagos; LR Los Ríos; MA Magallanes; ML Maule; NB Ñuble; RM Metropolitana de Santiago; TA Tarapacá; VS Valparaíso`,
);

export const chile: Country = {
  code: 'CL',
  currency: 'CLP',
  decimals: decimalsOf('CLP'),
  language: 'es-CL',
  locale: 'es-CL',
  numbers: { decimal: ',', group: '.', groupedFrom: 4, price: '$0', belowZero: '$-0' },
  timeZone: 'America/Santiago',
  phonePrefix: '+56',
  // IANA, zone.tab.
  timeZones: [
    { zone: 'America/Santiago', where: () => t('country.zone.chile') },
    { zone: 'America/Coyhaique', where: () => t('country.zone.aysen') },
    { zone: 'America/Punta_Arenas', where: () => t('country.zone.magallanes') },
    { zone: 'Pacific/Easter', where: () => t('country.zone.easter') },
  ],
  phoneExample: '9 6123 4567',
  // Nine digits for all calls since 2016, without the 0 before mobile and Santiago's numbers (Subtel, numeración de 9 dígitos).
  formerPhones: [{ was: /^0(?=[29]\d{8}$)/, is: '' }],
  places: {
    provinces: regions,
    postal: {
      // libaddressinput, data of CL. It knows no beginnings of regions: the first digits are of a commune.
      // Those of the first region begin with 1.
      pattern: '[1-9]\\d{6}',
      digits: 7,
      example: '8340457',
      isRequired: false,
      provinces: {},
      isStrict: false,
    },
  },
  taxId: chileanRut,
  personalId: chileanRut,
  bankAccount: accountNumber,
  vat: {
    name: 'IVA',
    rates: [{ percent: 19, name: 'General' }],
    usual: 19,
    law: 'Decreto Ley 825 (Ley sobre Impuesto a las Ventas y Servicios), art. 14',
  },
  duties: {
    withdrawal: { days: 10, unit: 'days', isReturnFree: false, law: 'Ley 19.496, art. 3 bis, letra b' },
    withdrawalButton: null,
    netPrice: null,
    lowestPrice: null,
    complaintsBook: null,
    paymentReversal: null,
    garment: {
      composition: { law: 'Decreto 6 de 2021, Reglamento de Comercio Electrónico', since: '2022-03-24' },
      origin: null,
      maker: null,
      responsible: null,
    },
    complaints: [{ name: 'SERNAC', url: 'https://www.sernac.cl', law: null }],
  },
};
