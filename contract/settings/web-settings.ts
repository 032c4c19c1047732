import { optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';

/** The public address of the shop. */
export const webSettings = settingGroup({
  title: 'Dirección',
  about: 'La dirección con que los clientes llegan a la tienda. Al cambiarla la tienda se reinicia en unos segundos.',
  fields: {
    publicUrl: {
      control: 'url',
      label: 'Dirección de la tienda',
      hint: 'Como se ve en el navegador, por ejemplo https://www.mitienda.com',
      schema: optionalLine(200).refine(
        (text) => text === '' || isOrigin(text),
        'Escriba la dirección completa y sin nada después del dominio, por ejemplo https://www.mitienda.com',
      ),
      start: '',
      isNeeded: true,
      variable: 'PUBLIC_URL',
    },
  },
});

/** True for an address with nothing after its host, as browsers write an origin. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text;
}
