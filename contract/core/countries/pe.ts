import { t } from '#messages/messages.ts';
import { peruvianDni, ruc } from './pe-ids.ts';
import { accountNumber } from './bank-accounts.ts';
import type { Country } from './country.ts';
import { decimalsOf } from './currency.ts';
import { beginnings, provincesIn } from './places.ts';

// ISO 3166-2:PE. The city of Lima is not part of its region.
const departments = provincesIn(
  `AMA Amazonas; ANC Áncash; APU Apurímac; ARE Arequipa; AYA Ayacucho; CAJ Cajamarca; CAL Callao; CUS Cusco; HUC Huánuco;
  HUV Huancavelica; ICA Ica; JUN Junín; LAL La Libertad; LAM Lambayeque; LIM Lima (región); LMA Lima Metropolitana;
  LOR Loreto; MDD Madre de Dios; MOQ Moquegua; PAS Pasco; PIU Piura; PUN Puno; SAM San Martín; TAC Tacna; TUM Tumbes;
  UCA Ucayali`,
);

export const peru: Country = {
  code: 'PE',
  currency: 'PEN',
  decimals: decimalsOf('PEN'),
  language: 'es-PE',
  locale: 'es-PE',
  numbers: { decimal: '.', group: ',', groupedFrom: 4, price: 'S/\u00a00', belowZero: '-S/\u00a00' },
  timeZone: 'America/Lima',
  phonePrefix: '+51',
  timeZones: [{ zone: 'America/Lima', where: () => t('country.zone.peru') }],
  phoneExample: '912 345 678',
  // Mobile numbers have no code of a department any more (MTC, 2010): '01 987 654 321'.
  formerPhones: [{ was: /^(?:1|[4-8]\d)(?=9\d{8}$)/, is: '' }],
  places: {
    provinces: departments,
    postal: {
      // Decreto Supremo 007-2011-MTC. The first two digits are the department's number in INEI's ubigeo; 15 is of two.
      pattern: '(0[1-9]|1\\d|2[0-5])\\d{3}',
      digits: 5,
      example: '15001',
      isRequired: false,
      provinces: beginnings(
        `AMA: 01; ANC: 02; APU: 03; ARE: 04; AYA: 05; CAJ: 06; CAL: 07; CUS: 08; HUV: 09; HUC: 10; ICA: 11; JUN: 12; LAL: 13;
        LAM: 14; LOR: 16; MDD: 17; MOQ: 18; PAS: 19; PIU: 20; PUN: 21; SAM: 22; TAC: 23; TUM: 24; UCA: 25`,
      ),
      isStrict: false,
    },
  },
  taxId: ruc,
  personalId: peruvianDni,
  bankAccount: accountNumber,
  vat: {
    name: 'IGV',
    // The general sales tax and the tax of municipal promotion, which are always charged together.
    rates: [{ percent: 18, name: 'General' }],
    usual: 18,
    law: 'Decreto Supremo 055-99-EF (Ley del IGV), art. 17; Decreto Legislativo 776, art. 76',
  },
  duties: {
    // The Código de Protección y Defensa del Consumidor (Ley 29571) gives no right to change one's mind.
    withdrawal: null,
    withdrawalButton: null,
    netPrice: null,
    lowestPrice: null,
    complaintsBook: {
      // 15 working days since Ley 31435 and Decreto Supremo 101-2022-PCM; it was 30 days.
      law: 'Ley 29571, arts. 24 and 150; Decreto Supremo 011-2011-PCM; Decreto Supremo 101-2022-PCM',
      since: null,
      answerDays: 15,
    },
    paymentReversal: null,
    garment: { composition: null, origin: null, maker: null, responsible: null },
    complaints: [{ name: 'Indecopi', url: 'https://enlinea.indecopi.gob.pe/reclamavirtual/', law: null }],
  },
};
