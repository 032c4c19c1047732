import { shopMoment } from '#contract/core/time/shop-time.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import type { HeldEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Services } from '#server/core/context/context.ts';
import { viewOrders } from '#server/sales/checkout/order-view.service.ts';
import { transferAccount } from '#server/sales/held-orders/held-view.service.ts';
import { buyersPageOf } from '#server/sales/orders/buyer.service.ts';
import { orderOf } from '#server/sales/orders/order-state.service.ts';
import { receiptsOf } from '#server/sales/orders/receipts.service.ts';
import type { Email } from './email.ts';
import { orderFilling } from './emails/order-rows.ts';
import { withAccount } from './guest-account.ts';
import { filledLetter } from './letters/filled-letter.ts';

type Owed = { readonly orderReference: string | null; readonly event: string };

/** Composes an e-mail about an order that is paid without a provider. Returns undefined if it is no longer true. */
export async function composeHeld(
  services: Services,
  kind: HeldEmailKind,
  { orderReference, event }: Owed,
): Promise<Email | undefined> {
  const { db, clock, settings } = services;
  const row = orderReference === null ? undefined : await orderOf(db, orderReference);
  if (row?.status !== 'pending' || row.handMeans === null) return undefined;
  const [order] = await viewOrders(db, [row], clock());
  if (!order) return undefined;
  const values = {
    ...orderFilling(order, `${settings.publicUrl}${buyersPageOf(row)}`),
    plazo: momentInWholeWords(shopMoment(row.expiresAt)),
    cuenta: row.handMeans === 'transfer' ? accountWords(services) : undefined,
  };
  if (kind === 'payment-by-hand') return withAccount(services, filledLetter(services, kind, values), row);
  if (kind === 'payment-reminder') return filledLetter(services, kind, values);
  // The event of this e-mail is the receipt.
  const refused = (await receiptsOf(db, row.reference)).find(({ id }) => id === event);
  return refused && filledLetter(services, kind, { ...values, motivo: refused.reason });
}

function accountWords(services: Services): string | undefined {
  const account = transferAccount(services);
  return account
    ? [`${account.kind}: ${account.number}`, account.bank, account.holder].filter(Boolean).join('. ')
    : undefined;
}
