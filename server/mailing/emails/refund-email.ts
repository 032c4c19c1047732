import type { Money } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import type { Email } from '../email.ts';

type ToldRefund = {
  readonly number: number;
  readonly amount: Money;
  /** What is left of what the buyer paid. */
  readonly kept: Money;
  /** True if the money paid for no order, and went back by itself. */
  readonly isAutomatic: boolean;
  readonly url: string;
};

/** Returns the e-mail about a refund that is done. */
export function refundEmail({ number, amount, kept, isAutomatic, url }: ToldRefund): Email {
  return {
    subject: `Le devolvimos ${formatPrice(amount)} de su orden N° ${number}`,
    title: 'Le devolvimos su dinero',
    paragraphs: [
      isAutomatic
        ? 'Recibimos un pago que no correspondía a su orden y lo devolvimos por el mismo medio.'
        : 'La devolución se hizo por el mismo medio con el que pagó.',
      'Según el medio de pago, puede tardar unos días en verse en su cuenta o en el resumen de su tarjeta.',
    ],
    rows: [
      { name: 'Devuelto', value: formatPrice(amount) },
      { name: 'Queda pagado de la orden', value: formatPrice(kept), isSum: true },
    ],
    button: { text: 'Ver la orden de compra', url },
  };
}
