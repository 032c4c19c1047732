import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { PaymentConnection, payments } from '#contract/sales/payments/payments.ts';
import type { Context } from '#server/core/context/context.ts';

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
