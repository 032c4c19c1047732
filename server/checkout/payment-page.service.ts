import { cents } from '#contract/money.ts';
import { ShopError } from '#contract/errors.ts';
import type { Services } from '../context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import { forgetPage, keepPreference, linesOf, lockOrder } from '../orders/order-state.service.ts';
import type { LineRow, OrderRow } from '../orders/order-state.service.ts';
import { ProviderUnavailable } from '../context/payment-provider.ts';
import type { StartedCheckout } from '../context/payment-provider.ts';

/**
 * Where an open order is paid; its lines are read unless they are `known`. Makes the provider's page when there is none yet, under the order's own key, so that two
 * tabs, or a process that died halfway, get the same page. Returns undefined when the order was closed meanwhile.
 * Throws `provider_unavailable`, and then the order is given up and its units are back.
 */
export async function paymentPageOf(
  services: Services,
  order: OrderRow,
  known?: readonly LineRow[],
): Promise<string | undefined> {
  if (order.initPoint !== null) return order.initPoint;
  const started = await startCheckout(services, order, known ?? (await linesOf(services.db, [order.reference])));
  if (await keepPreference(services.db, order.reference, started)) return started.initPoint;
  await tryToClose(services, started.preferenceId);
  return undefined;
}

/** Asks that an order's page take no payment any more. Nothing depends on it: the page ends with the order's time. */
export async function closePage(services: Services, { reference, preferenceId, initPoint }: OrderRow): Promise<void> {
  if (preferenceId === null || initPoint === null) return;
  if (await tryToClose(services, preferenceId)) await forgetPage(services.db, reference);
}

async function tryToClose({ provider, log }: Services, preferenceId: string): Promise<boolean> {
  try {
    await provider.closeCheckout(preferenceId);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, preferenceId }, 'a payment page stays open until its time is over');
    return false;
  }
}

async function startCheckout(services: Services, order: OrderRow, lines: readonly LineRow[]): Promise<StartedCheckout> {
  try {
    return await services.provider.startCheckout({
      reference: order.reference,
      lines: lines.map(({ name, color, brandSize, quantity, price }) => ({
        title: `${name} ${color} talle ${brandSize}`,
        quantity,
        unitPrice: cents(price),
      })),
      shipping: cents(order.shipping),
      email: order.email,
      expiresAt: order.expiresAt,
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.error({ err: error, order: order.reference }, 'no payment page could be made');
    await giveUpPageless(services, order.reference);
    throw new ShopError('provider_unavailable');
  }
}

/** Another tab may have got the page meanwhile: then the order lives on. */
function giveUpPageless({ db, clock }: Services, reference: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order?.isOpen || order.preferenceId !== null) return false;
    return advanceOrder(transaction, order, 'failure', {
      actor: 'provider',
      reason: 'provider_unavailable',
      now: clock(),
    });
  });
}
