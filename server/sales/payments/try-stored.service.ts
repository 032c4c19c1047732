import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { settingGroups } from '#contract/core/settings/owner-settings.ts';
import type { payments, TriedConnection, PaymentConnection } from '#contract/sales/payments/payments.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { credentialIn, settingIn } from '#server/core/context/provider-account.ts';
import type { PaymentProvider, TriedAccount } from '#server/core/context/payment-provider.ts';
import { accountProblem, testProblem } from './account-problem.service.ts';

const { options: countries } = settingGroups.country.fields.country;

/**
 * Asks a provider whose the stored credential is, wherever it comes from, and says what was found. What is typed and not saved does not
 * count: it is tried when it is saved. Throws `not_found` for a group that is of no provider.
 */
export async function tryStored(ctx: Context, { group }: Input<typeof payments.tryAccount>): Promise<TriedConnection> {
  const provider = ctx.providers.all.find(({ account }) => account?.group === group);
  if (!provider) throw new ShopError('not_found');
  await limitRate(ctx, `settings-trial:${group}`, { most: 20, windowSeconds: 600 });
  const credential = credentialIn(ctx.ownerSettings.current(), provider);
  if (credential === '') {
    // Without one only a demonstration has an account: the simulator's.
    const { isConnected } = provider;
    return {
      isGood: isConnected,
      found: [isConnected ? t('payment-account.simulated') : t('payment-account.noCredential')],
    };
  }
  const tried = await provider.tryAccount(credential);
  const problems = problemsOf(ctx, provider, tried);
  return { isGood: problems.length === 0, found: [...problems, ...factsOf(tried)] };
}

function problemsOf({ ownerSettings, settings }: Context, provider: PaymentProvider, tried: TriedAccount): string[] {
  const { account } = provider;
  const secret = account && settingIn(ownerSettings.current(), account.group, account.secret);
  return [
    accountProblem(tried, provider, presentCountry().code),
    // A demonstration charges nobody, and should not.
    settings.mode === 'live' ? testProblem(tried) : undefined,
    secret === '' ? t('payment-account.noSecret') : undefined,
  ].filter((problem) => problem !== undefined);
}

/** What is true of an account that was accepted. */
function factsOf(tried: TriedAccount): string[] {
  if (!tried.isAccepted) return [];
  const { name, home, isTest } = tried;
  const known = Object.entries(countries).find(([code]) => code === home)?.[1] ?? home;
  return [
    t('payment-account.account', { name }),
    ...(known === null ? [] : [t('payment-account.home', { country: known })]),
    isTest ? t('payment-account.chargesNobody') : t('payment-account.charges'),
  ];
}

/**
 * Returns how the account of the shop's country is connected at the provider whose settings are a group, which need not be the
 * one that the shop offers: the address for notices is that of the shop. Null if there is no such provider or account.
 */
export async function connectionOf(
  { providers, settings, ownerSettings }: Context,
  { group }: Input<typeof payments.connection>,
): Promise<PaymentConnection | null> {
  const provider = providers.all.find(({ account }) => account?.group === group);
  const found = provider?.connectionIn(ownerSettings.current().country.country);
  if (!provider || !found) return null;
  const { guide, panelUrl, noticePath, events } = found;
  return {
    title: provider.title,
    guide,
    panelUrl,
    noticeUrl: `${settings.publicUrl}${settings.apiBase}${noticePath}`,
    events: [...events],
  };
}
