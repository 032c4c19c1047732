import type { PaymentStatus } from '../payments/payment-status.ts';
import type { Refund } from '../payments/refund-store.ts';
import type { Delivery, Topic } from '../webhooks/delivery-store.ts';
import type { RefundSwitch } from '../webhooks/switches.ts';

export const STATUS_WORDS = {
  pending: 'Pendiente',
  authorized: 'Autorizado',
  in_process: 'En revisión',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  in_mediation: 'En reclamo',
  charged_back: 'Contracargo',
} as const satisfies Record<PaymentStatus, string>;

export const REFUND_WORDS = {
  approved: 'hecha',
  in_process: 'en proceso',
  rejected: 'rechazada',
} as const satisfies Record<Refund['status'], string>;

/** What the next refund does. */
export const NEXT_REFUND_WORDS = {
  approved: 'Se hace enseguida',
  in_process: 'Queda en proceso',
  rejected: 'Se rechaza después de tomarla',
  refused: 'No se toma: el pedido se responde con un error',
} as const satisfies Record<RefundSwitch['status'], string>;

/** The reasons that the panel offers, in the provider's language, which the shop translates or shows as they are. */
export const REASON_WORDS = {
  'Insufficient balance': 'La cuenta no tiene saldo suficiente',
  'Payment too old to be refunded': 'El pago es demasiado viejo',
  'The card account is closed': 'La tarjeta fue dada de baja',
} as const;

export const TOPIC_WORDS = {
  payment: 'Del pago',
  topic_merchant_order_wh: 'De la orden comercial (merchant order)',
  order: 'De una orden de la API de órdenes (id ORD01…)',
  topic_chargebacks_wh: 'Del contracargo',
  topic_claims_integration_wh: 'Del reclamo',
  stop_delivery_op_wh: 'De fraude: frenar la entrega',
} as const satisfies Record<Topic, string>;

export const DELIVERY_WORDS = {
  waiting: 'En espera',
  delivered: 'Entregado',
  lost: 'Perdido a propósito',
} as const satisfies Record<Delivery['status'], string>;

export const SIGNATURE_WORDS = {
  valid: 'firma válida',
  wrong: 'firma que no se puede comprobar',
  missing: 'sin firma',
} as const satisfies Record<Delivery['signature'], string>;

export const ACTION_WORDS = {
  'payment.created': 'Pago nuevo',
  'payment.updated': 'Pago cambiado',
} as const satisfies Record<Delivery['action'], string>;
