import { t } from '#messages/messages.ts';
import { foreignLine, optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';
import { optionalEmail, wholeFrom } from './setting-texts.ts';

/** The name of a host, or an IP address, IPv6 without brackets. */
const hostPattern = /^(?:[\w.-]+|[\da-f:.]+)$/i;

/** Who sends the e-mails, and through which server. */
export const mailSettings = settingGroup({
  get title() {
    return t('settings.mailTitle');
  },
  get about() {
    return t('settings.mailAbout');
  },
  fields: {
    senderName: {
      control: 'line',
      get label() {
        return t('settings.senderName');
      },
      get hint() {
        return t('settings.senderNameHint');
      },
      schema: optionalLine(60).refine((text) => !/[<>"]/.test(text), { error: () => t('settings.wrongSenderName') }),
      start: '',
    },
    sender: {
      control: 'email',
      get label() {
        return t('settings.senderAddress');
      },
      schema: optionalEmail,
      start: '',
      isNeeded: true,
    },
    replyTo: {
      control: 'email',
      get label() {
        return t('settings.replyAddress');
      },
      get hint() {
        return t('settings.replyAddressHint');
      },
      schema: optionalEmail,
      start: '',
    },
    mailHost: {
      control: 'line',
      get label() {
        return t('settings.mailHost');
      },
      get hint() {
        return t('settings.mailHostHint');
      },
      schema: optionalLine(253).refine((text) => text === '' || hostPattern.test(text), {
        error: () => t('settings.wrongMailHost'),
      }),
      start: '',
      isNeeded: true,
    },
    mailPort: {
      control: 'number',
      get label() {
        return t('settings.mailPort');
      },
      get hint() {
        return t('settings.mailPortHint');
      },
      schema: wholeFrom(1, 65_535),
      start: 587,
    },
    mailUser: {
      control: 'line',
      get label() {
        return t('settings.mailUser');
      },
      get hint() {
        return t('settings.mailUserHint');
      },
      schema: foreignLine(254),
      start: '',
    },
    mailPassword: {
      control: 'secret',
      get label() {
        return t('settings.mailPassword');
      },
      schema: foreignLine(500),
      start: '',
    },
  },
});
