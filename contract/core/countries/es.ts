import { t } from '#messages/messages.ts';
import { iban } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { decimalsOf } from './currency.ts';
import { dni, nif } from './es-ids.ts';
import { beginnings, provincesIn } from './places.ts';

// ISO 3166-2:ES, the provinces and the two cities; the names in Spanish as the Instituto Nacional de Estadística has them.
const provinces = provincesIn(
  `C A Coruña; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias; AV Ávila; BA Badajoz; PM Illes Balears;
  B Barcelona; BU Burgos; CC Cáceres; CA Cádiz; S Cantabria; CS Castellón; CE Ceuta; CR Ciudad Real; CO Córdoba; CU Cuenca;
  GI Girona; GR Granada; GU Guadalajara; SS Gipuzkoa; H Huelva; HU Huesca; J Jaén; LO La Rioja; GC Las Palmas; LE León;
  L Lleida; LU Lugo; M Madrid; MA Málaga; ML Melilla; MU Murcia; NA Navarra; OR Ourense; P Palencia; PO Pontevedra;
  SA Salamanca; TF Santa Cruz de Tenerife; SG Segovia; SE Sevilla; SO Soria; T Tarragona; TE Teruel; TO Toledo; V Valencia;
  VA Valladolid; BI Bizkaia; ZA Zamora; Z Zaragoza`,
);

export const spain: Country = {
  code: 'ES',
  currency: 'EUR',
  decimals: decimalsOf('EUR'),
  language: 'es-ES',
  locale: 'es-ES',
  numbers: { decimal: ',', group: '.', groupedFrom: 5, price: '0\u00a0€', belowZero: '-0\u00a0€' },
  timeZone: 'Europe/Madrid',
  phonePrefix: '+34',
  // IANA, zone.tab. The clocks of Ceuta and Melilla are those of Madrid.
  timeZones: [
    { zone: 'Europe/Madrid', where: () => t('country.zone.spain') },
    { zone: 'Atlantic/Canary', where: () => t('country.zone.canaries') },
  ],
  phoneExample: '612 34 56 78',
  formerPhones: [],
  places: {
    provinces,
    postal: {
      // libaddressinput, data of ES, also for the beginnings: they are the numbers of the provinces.
      pattern: '(0[1-9]|[1-4]\\d|5[0-2])\\d{3}',
      digits: 5,
      example: '28013',
      isRequired: true,
      provinces: beginnings(
        `VI: 01; AB: 02; A: 03; AL: 04; AV: 05; BA: 06; PM: 07; B: 08; BU: 09; CC: 10; CA: 11; CS: 12; CR: 13; CO: 14; C: 15;
        CU: 16; GI: 17; GR: 18; GU: 19; SS: 20; H: 21; HU: 22; J: 23; LE: 24; L: 25; LO: 26; LU: 27; M: 28; MA: 29; MU: 30;
        NA: 31; OR: 32; O: 33; P: 34; GC: 35; PO: 36; SA: 37; TF: 38; S: 39; SG: 40; SE: 41; SO: 42; T: 43; TE: 44; TO: 45;
        V: 46; VA: 47; BI: 48; ZA: 49; Z: 50; CE: 51; ML: 52`,
      ),
      isStrict: true,
    },
  },
  taxId: nif,
  personalId: dni,
  bankAccount: iban,
  vat: {
    name: 'IVA',
    // The Canary Islands, Ceuta and Melilla have taxes of their own (IGIC, IPSI), which depend on where the goods go.
    rates: [
      { percent: 21, name: 'General' },
      { percent: 10, name: 'Reducido' },
      { percent: 4, name: 'Superreducido' },
    ],
    usual: 21,
    law: 'Ley 37/1992, arts. 90 y 91',
  },
  duties: {
    withdrawal: {
      days: 14,
      unit: 'days',
      isReturnFree: false,
      law: 'Real Decreto Legislativo 1/2007, arts. 102 y 104; Directiva 2011/83/UE, art. 9',
    },
    withdrawalButton: {
      law: 'Directiva 2011/83/UE, art. 11 bis, añadido por la Directiva (UE) 2023/2673',
      since: '2026-06-19',
    },
    netPrice: null,
    lowestPrice: {
      days: 30,
      law: 'Ley 7/1996, art. 20; Directiva 98/6/CE, art. 6 bis',
      since: '2022-05-28',
    },
    complaintsBook: null,
    paymentReversal: null,
    garment: {
      composition: { law: 'Reglamento (UE) 1007/2011, arts. 5, 9 y 16', since: null },
      origin: null,
      maker: { law: 'Reglamento (UE) 2023/988, art. 19', since: '2024-12-13' },
      responsible: { law: 'Reglamento (UE) 2023/988, arts. 16 y 19', since: '2024-12-13' },
    },
    // The platform of the European Union closed on 20 July 2025 (Regulation (EU) 2024/3228), and the complaints go to the
    // authority of the buyer's region, so there is no one link.
    complaints: [],
  },
};
