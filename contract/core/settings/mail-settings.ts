import { t } from '#messages/messages.ts';
import { foreignLine, optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';
import { optionalEmail, wholeFrom } from './setting-texts.ts';

/** The name of a host, or an IP address, IPv6 without brackets. */
const hostPattern = /^(?:[\w.-]+|[\da-f:.]+)$/i;

/** Who sends the e-mails, and through which server. */
export const mailSettings = settingGroup({
  title: () => t('settings.mailTitle'),
  about: () => t('settings.mailAbout'),
  fields: {
    senderName: {
      control: 'line',
      label: () => t('settings.senderName'),
      hint: () => t('settings.senderNameHint'),
      schema: optionalLine(60).refine((text) => !/[<>"]/.test(text), { error: () => t('settings.wrongSenderName') }),
      start: '',
    },
    sender: {
      control: 'email',
      label: () => t('settings.senderAddress'),
      schema: optionalEmail,
      start: '',
      isNeeded: true,
    },
    replyTo: {
      control: 'email',
      label: () => t('settings.replyAddress'),
      hint: () => t('settings.replyAddressHint'),
      schema: optionalEmail,
      start: '',
    },
    mailHost: {
      control: 'line',
      label: () => t('settings.mailHost'),
      hint: () => t('settings.mailHostHint'),
      schema: optionalLine(253).refine((text) => text === '' || hostPattern.test(text), {
        error: () => t('settings.wrongMailHost'),
      }),
      start: '',
      isNeeded: true,
    },
    mailPort: {
      control: 'number',
      label: () => t('settings.mailPort'),
      hint: () => t('settings.mailPortHint'),
      schema: wholeFrom(1, 65_535),
      start: 587,
    },
    mailUser: {
      control: 'line',
      label: () => t('settings.mailUser'),
      hint: () => t('settings.mailUserHint'),
      schema: foreignLine(254),
      start: '',
    },
    mailPassword: {
      control: 'secret',
      label: () => t('settings.mailPassword'),
      schema: foreignLine(500),
      start: '',
    },
  },
});
