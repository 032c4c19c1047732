import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';

const secret = (wrong: () => string) => optionalLine(500).refine((text) => !/\s/.test(text), { error: wrong });

/** Where the provider has accounts: a shop elsewhere is not asked for one. */
const onlyIn = ['ES', 'MX'] as const;

/** The account at the second payment provider, for the countries where the first one does not operate, or beside it. */
export const cardsSettings = settingGroup({
  title: () => t('settings.cardsTitle'),
  about: () => t('settings.cardsAbout'),
  fields: {
    secretKey: {
      control: 'secret',
      label: () => t('settings.secretKey'),
      hint: () => t('settings.secretKeyHint'),
      schema: secret(() => t('settings.wrongSecretKey')),
      start: '',
      isNeeded: true,
      onlyIn,
    },
    endpointSecret: {
      control: 'secret',
      label: () => t('settings.endpointSecret'),
      hint: () => t('settings.endpointSecretHint'),
      schema: secret(() => t('settings.wrongEndpointSecret')),
      start: '',
      isNeeded: true,
      onlyIn,
    },
    isPreferred: {
      control: 'switch',
      label: () => t('settings.cardsFirst'),
      hint: () => t('settings.cardsFirstHint'),
      schema: z.boolean(),
      start: false,
      onlyIn,
    },
  },
});
