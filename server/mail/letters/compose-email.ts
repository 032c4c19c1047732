import type { Services } from '#server/core/context/context.ts';
import {
  isClaimEmailKind,
  isDeliveryEmailKind,
  isHeldEmailKind,
  isOrderEmailKind,
  isRefundEmailKind,
  isReturnEmailKind,
  type ClaimEmailKind,
  type DeliveryEmailKind,
  type EmailKind,
  type HeldEmailKind,
  type RefundEmailKind,
  type ReturnEmailKind,
} from '#server/core/outbox/email-kinds.service.ts';
import { composeProof, composeReset, composeWarning, composeWelcome } from './compose-account.ts';
import { composeAdvertisement } from './compose-advertisement.ts';
import { composeClaim, composeNewClaim } from './compose-claim.ts';
import { composeDelivery } from './compose-delivery.ts';
import { composeCopy, composeErasure, composeErasureLink } from './compose-own-data.ts';
import { composeFactor, composeHelp, composeNewDevice } from './compose-security.ts';
import { composeHeld } from './compose-held.ts';
import { composeNewsletterProof } from './compose-newsletter.ts';
import { composeNewOrder } from './compose-new-order.ts';
import { composeOrderEmail, composeRefund, composeWithdrawal } from './compose-order.ts';
import { composeWebhookOff } from './compose-webhook-off.ts';
import { composeTaxDocument } from './compose-tax-document.ts';
import { composeReturn } from './compose-return.ts';
import type { Email } from './email.ts';
import type { StateEmailKind } from './emails/order-emails.ts';

/** The data of a queued e-mail. */
export type EmailOrder = {
  readonly kind: EmailKind;
  /** What caused it; of a refund's e-mail, the refund's key, of a refused receipt's, its id, of a withdrawal's, its code, of a return's or a claim's, its id, and of what tells an administrator of a claim, both ids. */
  readonly event: string;
  readonly recipient: string;
  readonly userId: number | null;
  readonly orderReference: string | null;
  readonly campaignId: number | null;
};

type Compose = (services: Services, mail: EmailOrder) => Promise<Email | undefined>;

type ByGroup = StateEmailKind | RefundEmailKind | HeldEmailKind | DeliveryEmailKind | ReturnEmailKind | ClaimEmailKind;

const composers: Readonly<Record<Exclude<EmailKind, ByGroup>, Compose>> = {
  welcome: composeWelcome,
  'password-changed': (services, mail) => composeWarning(services, 'password-changed', mail),
  'email-changed': (services, mail) => composeWarning(services, 'email-changed', mail),
  'email-change-asked': (services, mail) => composeWarning(services, 'email-change-asked', mail),
  'confirm-address': composeProof,
  'password-reset': (services, mail) => composeReset(services, 'password-reset', mail),
  'admin-password': (services, mail) => composeReset(services, 'admin-password', mail),
  'data-copy': composeCopy,
  'erasure-confirm': composeErasureLink,
  'erasure-asked': composeErasure,
  'erasure-dropped': (services, mail) => composeWarning(services, 'erasure-dropped', mail),
  'new-device': composeNewDevice,
  'factor-added': (services, mail) => composeFactor(services, 'factor-added', mail),
  'factor-removed': (services, mail) => composeFactor(services, 'factor-removed', mail),
  'factor-help': composeHelp,
  'factor-helped': (services, mail) => composeFactor(services, 'factor-helped', mail),
  'withdrawal-received': composeWithdrawal,
  'new-order': composeNewOrder,
  'new-claim': composeNewClaim,
  'webhook-off': composeWebhookOff,
  'tax-document': composeTaxDocument,
  'confirm-newsletter': composeNewsletterProof,
  advertising: composeAdvertisement,
  newsletter: composeAdvertisement,
};

/** Composes an e-mail with the data of this moment. Returns undefined if its person or order no longer exists. */
export function composeEmail(services: Services, mail: EmailOrder): Promise<Email | undefined> {
  const { kind, orderReference, event } = mail;
  if (isDeliveryEmailKind(kind)) return composeDelivery(services, kind, orderReference);
  // The event of a return's e-mail is the return's id.
  if (isReturnEmailKind(kind)) return composeReturn(services, kind, Number(event));
  if (isClaimEmailKind(kind)) return composeClaim(services, kind, Number(event));
  if (isHeldEmailKind(kind)) return composeHeld(services, kind, mail);
  if (isRefundEmailKind(kind)) return composeRefund(services, kind, mail);
  if (isOrderEmailKind(kind)) return composeOrderEmail(services, kind, mail);
  return composers[kind](services, mail);
}
