import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { settingGroup } from './setting.ts';
import { optionalEmail, optionalPage, optionalPhone } from './setting-texts.ts';

/** How customers reach the shop. What is empty is shown nowhere. */
export const contactSettings = settingGroup({
  title: () => t('settings.contactTitle'),
  about: () => t('settings.contactAbout'),
  fields: {
    email: {
      control: 'email',
      label: () => t('settings.contactEmail'),
      schema: optionalEmail,
      start: '',
      isNeeded: true,
    },
    phone: {
      control: 'tel',
      label: () => t('settings.phone'),
      schema: optionalPhone,
      start: '',
    },
    whatsApp: {
      control: 'tel',
      label: () => 'WhatsApp',
      hint: () => t('settings.phoneHint'),
      schema: optionalPhone,
      start: '',
    },
    instagram: {
      control: 'url',
      label: () => 'Instagram',
      schema: optionalPage('https://www.instagram.com/mitienda', ['instagram.com']),
      start: '',
    },
    facebook: {
      control: 'url',
      label: () => 'Facebook',
      schema: optionalPage('https://www.facebook.com/mitienda', ['facebook.com']),
      start: '',
    },
    tikTok: {
      control: 'url',
      label: () => 'TikTok',
      schema: optionalPage('https://www.tiktok.com/@mitienda', ['tiktok.com']),
      start: '',
    },
    youTube: {
      control: 'url',
      label: () => 'YouTube',
      schema: optionalPage('https://www.youtube.com/@mitienda', ['youtube.com']),
      start: '',
    },
    pinterest: {
      control: 'url',
      label: () => 'Pinterest',
      schema: optionalPage('https://www.pinterest.com/mitienda', ['pinterest.com', 'pinterest.es', 'pinterest.cl']),
      start: '',
    },
    newsletterForm: {
      control: 'switch',
      label: () => t('settings.newsletterForm'),
      hint: () => t('settings.newsletterFormHint'),
      schema: z.boolean(),
      start: false,
    },
  },
});
