import { mailSettings } from '#contract/core/settings/mail-settings.ts';
import type { GroupName } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import { smtpAddress } from '#contract/core/settings/smtp-address.ts';
import type { FixedValues } from '../context/owner-settings-store.ts';
import type { Settings } from '../context/settings.ts';

/**
 * Returns the settings that come from the environment, which wins over what is stored. A demonstration keeps its simulated
 * payments and its own outbox, because everybody knows its administrator's password.
 */
export function fixedSettings(settings: Settings): Readonly<Partial<Record<GroupName, FixedValues>>> {
  const { mode, publicUrl, isAddressGiven, accounts, mail, paymentDays, excludedPaymentTypes } = settings;
  const ofDemo = mode === 'demo' ? '' : undefined;
  return {
    ...Object.fromEntries(
      accounts.map(({ of, values }) => [
        of.account.group,
        given(Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? ofDemo]))),
      ]),
    ),
    mail: given({ ...fixedMailServer(settings), senderName: mail.from?.name, sender: mail.from?.address }),
    web: given(isAddressGiven ? { publicUrl, awaitedUrl: '' } : {}),
    opening: given({ isOpen: mode === 'demo' ? true : undefined }),
    selling: given({ paymentDays, excludedMeans: excludedPaymentTypes }),
  };
}

/**
 * The server of SMTP_URL, without its login, which nobody needs to see; none for a demonstration, which has its outbox.
 * E-mails are sent by the variable itself, which also says whether TLS is used.
 */
function fixedMailServer({ mode, mail }: Settings): Readonly<Record<string, SettingValue>> {
  const server = mail.smtpUrl === undefined ? undefined : smtpAddress(mail.smtpUrl);
  if (server === undefined && mode === 'live') return {};
  return {
    mailHost: server?.host ?? '',
    mailPort: server?.port ?? mailSettings.fields.mailPort.start,
    mailUser: '',
    mailPassword: '',
  };
}

function given(values: Readonly<Record<string, SettingValue | undefined>>): FixedValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const])),
  );
}
