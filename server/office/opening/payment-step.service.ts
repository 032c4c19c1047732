import { t } from '#messages/messages.ts';
import { visitorMeansWords } from '#contract/core/settings/visitor-means.ts';
import { offeredMeans } from '#contract/sales/payments/means-offers.ts';
import type { Context } from '#server/core/context/context.ts';
import type { SettingsSnapshot } from '#server/core/context/owner-settings-store.ts';
import { credentialIn } from '#server/core/context/payment-provider.ts';
import type { TriedAccount } from '#server/core/context/payment-provider.ts';
import { accountProblem, noProvider, testProblem } from '#server/sales/payments/account-problem.service.ts';

/** What the provider that the shop offers says of its credential. */
export type AskedAccount = { readonly credential: string; readonly tried: TriedAccount };

/** Asks the provider whose the present credential is, wherever it comes from; undefined without one. */
export async function askAccount(
  { providers: { offered } }: Pick<Context, 'providers'>,
  { settings }: SettingsSnapshot,
): Promise<AskedAccount | undefined> {
  const credential = credentialIn(settings, offered);
  return credential === '' ? undefined : { credential, tried: await offered.tryAccount(credential) };
}

/**
 * Returns what is missing of the payments beside their settings, which are `unset`, and whose account is connected. A shop whose
 * visitors pay by transfer or in cash needs no provider.
 */
export function paymentStep(
  { providers: { offered } }: Pick<Context, 'providers'>,
  { settings }: SettingsSnapshot,
  { unset, account }: { readonly unset: string[]; readonly account: AskedAccount | 'unasked' | undefined },
) {
  const { country } = settings.country;
  const credential = credentialIn(settings, offered);
  const byHand = offeredMeans(settings).map(({ means }) => visitorMeansWords[means]);
  if (credential === '' && byHand.length > 0) {
    return { missing: [], note: t('payment-account.byHand', { means: byHand.join(', ') }) };
  }
  if (credential === '') {
    return { missing: offered.worksIn(country) ? unset : [noProvider(offered, country)], note: null };
  }
  if (account === 'unasked') return { missing: unset, note: null };
  // Another one was stored since the provider was asked.
  if (account?.credential !== credential) return { missing: [t('payment-account.changed'), ...unset], note: null };
  const { tried } = account;
  const problems = [accountProblem(tried, offered, country), testProblem(tried)];
  const note = tried.isAccepted && tried.name !== '' ? t('payment-account.account', { name: tried.name }) : null;
  return { missing: [...problems.filter((problem) => problem !== undefined), ...unset], note };
}
