import { countryName } from '#contract/country-name.ts';
import type { Order } from '#contract/orders.ts';
import { momentWords } from '#contract/shop-time.ts';

type Outcome = { readonly title: string; readonly text: string };

/** Returns the state of an order and its reason, as text for its buyer. */
export function outcomeWords(order: Order): Outcome {
  if (order.status === 'approved') {
    return { title: 'Gracias por su compra', text: `Su pago fue aprobado. Enviaremos las novedades a ${order.email}.` };
  }
  if (order.status === 'pending') return pendingWords(order);
  if (order.isRefunded) {
    return {
      title: 'Devolvimos su pago',
      text: 'El pago llegó cuando la orden ya no podía prepararse. Lo devolvimos por el mismo medio.',
    };
  }
  return order.status === 'rejected'
    ? {
        title: 'El pago fue rechazado',
        text: 'No se realizó ningún cobro y las prendas ya no están reservadas. Puede volver a comprarlas con otro medio de pago.',
      }
    : {
        title: 'La compra no se concretó',
        text: 'No se realizó ningún cobro y las prendas ya no están reservadas. Puede volver a comprarlas cuando quiera.',
      };
}

function pendingWords({ awaits, payUntil, email, isPayable }: Order): Outcome {
  if (awaits === 'voucher') {
    const until = payUntil === null ? '' : ` antes del ${momentWords(payUntil)} (hora de ${countryName()})`;
    return {
      title: 'Su compra espera el pago',
      text: `Pague con el comprobante que le dio el medio de pago${until}. Hasta entonces reservamos sus prendas.`,
    };
  }
  if (isPayable) {
    return {
      title: 'Su pago todavía no llegó',
      text: 'Si ya pagó, lo veremos aquí en unos minutos. Si no, puede continuar con el pago mientras sus prendas estén reservadas.',
    };
  }
  return {
    title: 'Su pago está en revisión',
    text: `Reservamos sus prendas mientras se confirma. Enviaremos las novedades a ${email}.`,
  };
}

/** Returns the same as text for administrators. */
export function deskOutcomeWords({ status, awaits }: Order): Outcome {
  if (status !== 'pending') return { title: 'Orden sin efecto', text: 'No se cobró: no hay prendas que entregar.' };
  const text = {
    voucher: 'El comprador tiene un comprobante para pagar.',
    review: 'El medio de pago está revisando la operación.',
    none: 'Todavía no llegó ningún pago.',
  }[awaits ?? 'none'];
  return { title: 'Orden sin pago acreditado', text: `${text} No entregue las prendas hasta que esté aprobada.` };
}
