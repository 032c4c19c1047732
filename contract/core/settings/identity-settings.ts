import { t } from '#messages/messages.ts';
import { identityLengths } from './identity-lengths.ts';
import { contentLine, optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';

/** What the shop is called, and what search engines say of it. */
export const identitySettings = settingGroup({
  title: () => t('settings.identityTitle'),
  about: () => t('settings.identityAbout'),
  fields: {
    name: {
      control: 'line',
      label: () => t('settings.shopName'),
      schema: contentLine(identityLengths.name, { error: () => t('settings.missingShopName') }),
      start: 'Tienda',
      isNeeded: true,
    },
    description: {
      control: 'line',
      label: () => t('settings.description'),
      hint: () => t('settings.descriptionHint'),
      schema: optionalLine(identityLengths.description),
      start: '',
    },
    motto: {
      control: 'line',
      label: () => t('settings.motto'),
      schema: optionalLine(identityLengths.motto),
      start: '',
    },
  },
});
