import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';
import { oneOf, wholeFrom } from './setting-texts.ts';

/** The most instalments that the provider can be told. */
export const mostInstalments = 36;

/** Where the shop tells of instalments. */
const places = lateTexts({
  nowhere: () => t('settings.instalmentsNowhere'),
  pages: () => t('settings.instalmentsOnPages'),
  cards: () => t('settings.instalmentsOnCards'),
});

/** The account at the payment provider, and what its buyers may choose there. */
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
    mostInstalments: {
      control: 'number',
      get label() {
        return t('settings.mostInstalments');
      },
      get hint() {
        return t('settings.mostInstalmentsHint');
      },
      schema: wholeFrom(1, mostInstalments),
      start: mostInstalments,
    },
    instalmentsShown: {
      control: 'choice',
      options: places,
      get label() {
        return t('settings.instalmentsShown');
      },
      get hint() {
        return t('settings.instalmentsShownHint');
      },
      schema: oneOf(places),
      start: 'nowhere',
    },
  },
});
