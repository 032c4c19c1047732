import type { Order } from '#contract/orders.ts';
import { countWords } from '#contract/price-words.ts';
import type { Email } from '../email.ts';
import { orderRows } from './order-emails.ts';

/** `url` is the order in the back office, `profileUrl` where its reader ends these e-mails. */
type ToldOrder = { readonly order: Order; readonly url: string; readonly profileUrl: string };

/** Returns the e-mail that tells an administrator of a paid order. */
export function newOrderEmail({ order, url, profileUrl }: ToldOrder): Email {
  const units = order.orderDetails.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    subject: `Nueva orden ${order.number}`,
    title: `Nueva orden ${order.number}`,
    paragraphs: [`Se pagó una orden de ${countWords(units, 'prenda', 'prendas')}.`],
    // Without the address: mailboxes keep what the shop forgets with a deleted account.
    rows: orderRows(order, ''),
    button: { text: 'Ver la orden', url },
    note: `Para no recibir un correo por cada orden pagada, cámbielo en su perfil: ${profileUrl}`,
  };
}
