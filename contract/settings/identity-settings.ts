import { oneLine, optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';

/** What the shop is called, and what search engines say of it. */
export const identitySettings = settingGroup({
  title: 'Identidad',
  about: 'El nombre con que se presenta la tienda en sus páginas, en los correos y en los documentos.',
  fields: {
    name: {
      control: 'line',
      label: 'Nombre de la tienda',
      schema: oneLine(40, 'Escriba el nombre de la tienda'),
      start: 'Tienda',
      isNeeded: true,
    },
    description: {
      control: 'line',
      label: 'Descripción para los buscadores',
      hint: 'Una o dos oraciones, que se muestran debajo del nombre en los resultados de búsqueda.',
      schema: optionalLine(160),
      start: '',
    },
    motto: {
      control: 'line',
      label: 'Frase del pie de página',
      schema: optionalLine(120),
      start: '',
    },
  },
});
