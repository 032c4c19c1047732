import { t } from '#messages/messages.ts';
import { visitorMeansWords } from '#contract/core/settings/visitor-means.ts';
import type { DeliveryKind } from '#contract/delivery/delivery.ts';
import { meansForSome, offeredMeans, type MeansOffer } from '#contract/sales/payments/means-offers.ts';
import type { Context } from '#server/core/context/context.ts';
import type { SettingsSnapshot } from '#server/core/context/owner-settings-store.ts';
import { credentialIn } from '#server/core/context/provider-account.ts';
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

type Known = {
  readonly unset: string[];
  readonly account: AskedAccount | 'unasked' | undefined;
  readonly kinds: readonly DeliveryKind[];
};

const namesOf = (offers: readonly MeansOffer[]) => offers.map(({ means }) => visitorMeansWords[means]).join(', ');

/**
 * Returns what is missing of the payments beside their settings, which are `unset`, and whose account is connected. A shop whose
 * visitors pay by transfer or in cash needs no provider, if one of its deliveries, of these `kinds`, fits.
 */
export function paymentStep(
  { providers: { offered } }: Pick<Context, 'providers'>,
  { settings }: SettingsSnapshot,
  { unset, account, kinds }: Known,
) {
  const { country } = settings.country;
  const credential = credentialIn(settings, offered);
  const offers = offeredMeans(settings);
  const byHand = meansForSome(offers, kinds);
  if (credential === '' && byHand.length > 0) {
    return { missing: [], note: t('payment-account.byHand', { means: namesOf(byHand) }) };
  }
  if (credential === '' && offers.length > 0) {
    return { missing: [t('payment-account.unfitMeans', { means: namesOf(offers) })], note: null };
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
