import { t } from '#messages/messages.ts';
import { identityLengths } from './identity-lengths.ts';
import { contentLine, optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';

/** What the shop is called, and what search engines say of it. */
export const identitySettings = settingGroup({
  get title() {
    return t('settings.identityTitle');
  },
  get about() {
    return t('settings.identityAbout');
  },
  fields: {
    name: {
      control: 'line',
      get label() {
        return t('settings.shopName');
      },
      schema: contentLine(identityLengths.name, { error: () => t('settings.missingShopName') }),
      start: 'Tienda',
      isNeeded: true,
    },
    description: {
      control: 'line',
      get label() {
        return t('settings.description');
      },
      get hint() {
        return t('settings.descriptionHint');
      },
      schema: optionalLine(identityLengths.description),
      start: '',
    },
    motto: {
      control: 'line',
      get label() {
        return t('settings.motto');
      },
      schema: optionalLine(identityLengths.motto),
      start: '',
    },
  },
});
