import type { PaymentConnection } from '#contract/sales/payments/payments.ts';
import type { Context } from '#server/core/context/context.ts';

/** Returns how the account of the shop's country is connected: the address for notices is that of the shop. */
export async function connectionOf({ providers, settings, ownerSettings }: Context): Promise<PaymentConnection | null> {
  const found = providers.offered.connectionIn(ownerSettings.current().country.country);
  if (!found) return null;
  const { panelUrl, noticePath, events } = found;
  return { panelUrl, noticeUrl: `${settings.publicUrl}${settings.apiBase}${noticePath}`, events: [...events] };
}
