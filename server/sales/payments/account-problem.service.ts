import { t } from '#messages/messages.ts';
import { countryCodes, type CountryCode } from '#contract/core/countries/country.ts';
import { settingGroups } from '#contract/core/settings/owner-settings.ts';
import type { PaymentProvider, TriedAccount } from '#server/core/context/payment-provider.ts';

const { options: names } = settingGroups.country.fields.country;

/** Returns why a shop of a country cannot be paid into an account, in words; undefined if it can, or nothing is known. */
export function accountProblem(
  tried: TriedAccount,
  provider: Pick<PaymentProvider, 'worksIn' | 'title'>,
  country: CountryCode,
): string | undefined {
  if (!tried.isAccepted) {
    const { reason, isReached } = tried;
    return isReached ? t('settings-desk.credentialRefused', { reason }) : t('payment-account.notReached', { reason });
  }
  const { home, name } = tried;
  if (home === null || home === country) return undefined;
  if (!provider.worksIn(country)) return noProvider(provider, country);
  const known = countryCodes.find((code) => code === home);
  return t('payment-account.otherCountry', {
    name,
    provider: provider.title,
    of: known ? names[known] : home,
    country: names[country],
  });
}

/** Says that a provider does not work in a country, so that nobody looks for its credential. */
export const noProvider = ({ title }: Pick<PaymentProvider, 'title'>, country: CountryCode): string =>
  t('payment-account.noProvider', { provider: title, country: names[country] });

/** Says that an account takes test cards and charges nobody; undefined for one that charges. */
export function testProblem(tried: TriedAccount): string | undefined {
  return tried.isAccepted && tried.isTest ? t('payment-account.test') : undefined;
}
