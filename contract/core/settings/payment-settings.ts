import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { z } from 'zod';
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

/** How the provider makes the page to pay on. */
const interfaces = lateTexts({
  classic: () => t('settings.interfaceClassic'),
  orders: () => t('settings.interfaceOrders'),
});

/** In how many instalments an owner may pay the interest. */
const freeCounts = lateTexts({
  3: () => t('settings.instalmentCount', { count: 3 }),
  6: () => t('settings.instalmentCount', { count: 6 }),
  9: () => t('settings.instalmentCount', { count: 9 }),
  12: () => t('settings.instalmentCount', { count: 12 }),
  18: () => t('settings.instalmentCount', { count: 18 }),
  24: () => t('settings.instalmentCount', { count: 24 }),
});

/** The account at the payment provider, and what its buyers may choose there. */
export const paymentSettings = settingGroup({
  title: () => t('settings.paymentTitle'),
  about: () => t('settings.paymentAbout'),
  fields: {
    accessToken: {
      control: 'secret',
      label: () => t('settings.accessToken'),
      hint: () => t('settings.accessTokenHint'),
      schema: optionalLine(500).refine((text) => !/\s/.test(text), { error: () => t('settings.wrongAccessToken') }),
      start: '',
      isNeeded: true,
    },
    webhookSecret: {
      control: 'secret',
      label: () => t('settings.webhookSecret'),
      hint: () => t('settings.webhookSecretHint'),
      schema: optionalLine(500).refine((text) => !/\s/.test(text), { error: () => t('settings.wrongWebhookSecret') }),
      start: '',
      isNeeded: true,
    },
    interface: {
      control: 'choice',
      options: interfaces,
      label: () => t('settings.interface'),
      hint: () => t('settings.interfaceHint'),
      schema: oneOf(interfaces),
      start: 'classic',
    },
    mostInstalments: {
      control: 'number',
      label: () => t('settings.mostInstalments'),
      hint: () => t('settings.mostInstalmentsHint'),
      schema: wholeFrom(1, mostInstalments),
      start: mostInstalments,
    },
    freeInstalments: {
      control: 'choices',
      options: freeCounts,
      label: () => t('settings.freeInstalments'),
      hint: () => t('settings.freeInstalmentsHint'),
      schema: z.array(oneOf(freeCounts)),
      start: [],
    },
    instalmentsShown: {
      control: 'choice',
      options: places,
      label: () => t('settings.instalmentsShown'),
      hint: () => t('settings.instalmentsShownHint'),
      schema: oneOf(places),
      start: 'nowhere',
    },
  },
});
