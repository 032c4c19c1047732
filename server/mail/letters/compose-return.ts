import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { ReturnState } from '#contract/sales/returns/return-state.ts';
import type { Services } from '#server/core/context/context.ts';
import type { ReturnEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import { toldReturn } from '#server/sales/returns/told-return.service.ts';
import type { Email } from './email.ts';
import { returnEmail } from './emails/return-emails.ts';

/** The states in which an e-mail is still true: one that a later move has overtaken is not sent. */
const trueIn = {
  'return-requested': ['requested', 'accepted', 'received', 'closed'],
  'return-accepted': ['accepted'],
  'return-rejected': ['rejected'],
  'return-received': ['received', 'closed'],
  'return-closed': ['closed'],
} as const satisfies Record<ReturnEmailKind, readonly ReturnState[]>;

/** Composes an e-mail about a return. Returns undefined if there is none, or if the e-mail is no longer true. */
export async function composeReturn(services: Services, kind: ReturnEmailKind, id: number): Promise<Email | undefined> {
  const { db, settings } = services;
  const told = await toldReturn(db, id);
  const states: readonly ReturnState[] = trueIn[kind];
  if (!told || !states.includes(told.state)) return undefined;
  const path = filledAddress(pageAddresses.order, { payment_id: told.reference });
  return returnEmail(services, kind, { told, url: `${settings.publicUrl}${path}` });
}
