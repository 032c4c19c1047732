import { optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';
import { optionalPage } from './setting-texts.ts';

/** Who sells, as the law asks every shop to say. */
export const sellerSettings = settingGroup({
  title: 'Vendedor',
  about:
    'Quién vende, como la ley pide que se informe: está en el pie de las páginas, en los correos y en los documentos.',
  fields: {
    company: {
      control: 'line',
      label: 'Razón social o nombre del titular',
      schema: optionalLine(80),
      start: '',
      isNeeded: true,
    },
    taxId: {
      control: 'line',
      label: 'Identificación tributaria',
      schema: optionalLine(30),
      start: '',
      isNeeded: true,
    },
    street: {
      control: 'line',
      label: 'Domicilio: calle y número',
      schema: optionalLine(120),
      start: '',
      isNeeded: true,
    },
    city: { control: 'line', label: 'Localidad', schema: optionalLine(80), start: '', isNeeded: true },
    province: { control: 'line', label: 'Provincia o región', schema: optionalLine(80), start: '' },
    postalCode: { control: 'line', label: 'Código postal', schema: optionalLine(12), start: '' },
    fiscalPage: {
      control: 'url',
      label: 'Enlace del código QR fiscal',
      hint: 'En Argentina, la página de la constancia «Data Fiscal» de la tienda.',
      schema: optionalPage('https://qr.afip.gob.ar/?qr=…', ['afip.gob.ar', 'arca.gob.ar']),
      start: '',
    },
  },
});
