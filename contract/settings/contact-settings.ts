import { settingGroup } from './setting.ts';
import { optionalEmail, optionalPage, optionalPhone } from './setting-texts.ts';

/** How customers reach the shop. What is empty is shown nowhere. */
export const contactSettings = settingGroup({
  title: 'Contacto y redes',
  about: 'Cómo llegan los clientes a la tienda. Lo que queda vacío no se muestra.',
  fields: {
    email: {
      control: 'email',
      label: 'Correo de contacto',
      schema: optionalEmail,
      start: '',
      isNeeded: true,
    },
    phone: { control: 'tel', label: 'Teléfono', schema: optionalPhone, start: '' },
    whatsApp: {
      control: 'tel',
      label: 'WhatsApp',
      hint: 'El número completo, con el código del país.',
      schema: optionalPhone,
      start: '',
    },
    instagram: {
      control: 'url',
      label: 'Instagram',
      schema: optionalPage('https://www.instagram.com/mitienda', ['instagram.com']),
      start: '',
    },
    facebook: {
      control: 'url',
      label: 'Facebook',
      schema: optionalPage('https://www.facebook.com/mitienda', ['facebook.com']),
      start: '',
    },
    tikTok: {
      control: 'url',
      label: 'TikTok',
      schema: optionalPage('https://www.tiktok.com/@mitienda', ['tiktok.com']),
      start: '',
    },
    youTube: {
      control: 'url',
      label: 'YouTube',
      schema: optionalPage('https://www.youtube.com/@mitienda', ['youtube.com']),
      start: '',
    },
    pinterest: {
      control: 'url',
      label: 'Pinterest',
      schema: optionalPage('https://www.pinterest.com/mitienda', ['pinterest.com', 'pinterest.es', 'pinterest.cl']),
      start: '',
    },
  },
});
