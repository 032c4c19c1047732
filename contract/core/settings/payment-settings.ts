import { t } from '#messages/messages.ts';
import { optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';

/** The account at the payment provider. */
export const paymentSettings = settingGroup({
  get title() {
    return t('settings.paymentTitle');
  },
  get about() {
    return t('settings.paymentAbout');
  },
  fields: {
    accessToken: {
      control: 'secret',
      get label() {
        return t('settings.accessToken');
      },
      get hint() {
        return t('settings.accessTokenHint');
      },
      schema: optionalLine(500).refine((text) => !/\s/.test(text), { error: () => t('settings.wrongAccessToken') }),
      start: '',
      isNeeded: true,
    },
    webhookSecret: {
      control: 'secret',
      get label() {
        return t('settings.webhookSecret');
      },
      get hint() {
        return t('settings.webhookSecretHint');
      },
      schema: optionalLine(500).refine((text) => !/\s/.test(text), { error: () => t('settings.wrongWebhookSecret') }),
      start: '',
      isNeeded: true,
    },
  },
});
