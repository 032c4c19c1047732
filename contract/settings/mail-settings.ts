import { t } from '#messages/messages.ts';
import { optionalLine } from '../one-line.ts';
import { smtpAddress } from '../smtp-address.ts';
import { settingGroup } from './setting.ts';
import { optionalEmail } from './setting-texts.ts';

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
      variable: 'MAIL_FROM',
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
    smtpUrl: {
      control: 'secret',
      get label() {
        return t('settings.mailServer');
      },
      get hint() {
        return t('settings.mailServerHint');
      },
      schema: optionalLine(500).refine(isMailServer, { error: () => t('settings.wrongMailServer') }),
      start: '',
      isNeeded: true,
      variable: 'SMTP_URL',
    },
  },
});

function isMailServer(text: string): boolean {
  return text === '' || smtpAddress(text) !== undefined;
}
