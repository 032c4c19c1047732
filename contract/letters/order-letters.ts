import { t } from '#messages/messages.ts';
import { countryName } from '../country-name.ts';
import { fromDecimal } from '../money.ts';
import { formatPrice } from '../price-words.ts';
import { orderNumberValues, orderValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const bookedGoods = 'Las prendas ya no están reservadas.';

const charge = textValue(() => t('letter.value.chargeOutcome'), 'No se realizó ningún cobro.');

export const orderLetters = {
  'payment-review': letter({
    group: 'purchase',
    name: () => t('letter.paymentReview.name'),
    when: () => t('letter.paymentReview.when'),
    values: orderValues,
    needs: [],
    original: {
      subject: 'Recibimos su orden N° {{orden}}',
      title: 'Recibimos su orden de compra',
      text: `El medio de pago está revisando la operación. Le avisaremos por este medio en cuanto responda.

Mientras tanto, sus prendas quedan reservadas.

{{prendas}}

[Ver la orden de compra]({{enlace}})`,
      note: '',
    },
  }),
  'payment-pending': letter({
    group: 'purchase',
    name: () => t('letter.paymentPending.name'),
    when: () => t('letter.paymentPending.when'),
    values: {
      ...orderValues,
      plazo: textValue(
        () => t('letter.value.payUntil'),
        () => `antes del 2026-08-12 23:59 (hora de ${countryName()})`,
      ),
      comprobante: orNone(linkValue(() => t('letter.value.voucherLink'), '/pay')),
    },
    needs: ['comprobante'],
    original: {
      subject: 'Su orden N° {{orden}} espera el pago',
      title: 'Su orden de compra espera el pago',
      text: `Pague con el comprobante que le dio el medio de pago, {{plazo}}.

Hasta entonces sus prendas quedan reservadas. Cuando el pago se acredite, se lo confirmaremos por este medio.

{{prendas}}

[Ver el comprobante de pago]({{comprobante}})

Puede ver el estado de la compra en [la página de su orden]({{enlace}}).`,
      note: '',
    },
  }),
  'payment-link': letter({
    group: 'purchase',
    name: () => t('letter.paymentLink.name'),
    when: () => t('letter.paymentLink.when'),
    values: { ...orderValues, enlace: linkValue(() => t('letter.value.paymentLink'), '/user/orders/1042') },
    needs: ['enlace'],
    original: {
      subject: 'Para pagar su orden N° {{orden}}',
      title: 'Su orden de compra espera el pago',
      text: `Preparamos la orden que nos pidió. Páguela con el botón, con el medio de pago que prefiera.

Hasta entonces sus prendas quedan reservadas. Cuando el pago se acredite, se lo confirmaremos por este medio.

{{prendas}}

[Pagar {{total}}]({{enlace}})`,
      note: '',
    },
  }),
  'payment-approved': letter({
    group: 'purchase',
    name: () => t('letter.paymentApproved.name'),
    when: () => t('letter.paymentApproved.when'),
    values: {
      ...orderValues,
      enlace_arrepentimiento: orNone(linkValue(() => t('letter.value.withdrawalLink'), '/arrepentimiento')),
    },
    // The buyer's proof of what was bought, and the way to take it back.
    needs: ['prendas', 'enlace_arrepentimiento'],
    original: {
      subject: 'Pago aprobado: orden N° {{orden}}',
      title: '¡Gracias por su compra!',
      text: `El pago fue aprobado y ya estamos preparando su compra.

{{prendas}}

[Ver la orden de compra]({{enlace}})`,
      note: 'Si se arrepiente de la compra, use el [botón de arrepentimiento]({{enlace_arrepentimiento}}) dentro del plazo de la ley.',
    },
  }),
  'payment-rejected': letter({
    group: 'purchase',
    name: () => t('letter.paymentRejected.name'),
    when: () => t('letter.paymentRejected.when'),
    values: { ...orderValues, cobro: charge },
    needs: [],
    original: {
      subject: 'El pago de la orden N° {{orden}} no se pudo hacer',
      title: 'El pago fue rechazado',
      text: `El medio de pago rechazó la operación. {{cobro}}

${bookedGoods} Puede volver a comprarlas en la tienda con otro medio de pago.

{{prendas}}

[Ver la orden de compra]({{enlace}})`,
      note: '',
    },
  }),
  'payment-cancelled': letter({
    group: 'purchase',
    name: () => t('letter.paymentCancelled.name'),
    when: () => t('letter.paymentCancelled.when'),
    values: { ...orderValues, cobro: charge },
    needs: [],
    original: {
      subject: 'El pago de la orden N° {{orden}} no se completó',
      title: 'El pago no se completó',
      text: `El medio de pago canceló la operación y la orden quedó sin efecto. {{cobro}}

${bookedGoods} Si las quiere, puede volver a comprarlas en la tienda.

{{prendas}}

[Ver la orden de compra]({{enlace}})`,
      note: '',
    },
  }),
  'order-cancelled': letter({
    group: 'purchase',
    name: () => t('letter.orderCancelled.name'),
    when: () => t('letter.orderCancelled.when'),
    values: orderValues,
    needs: [],
    original: {
      subject: 'Cancelamos su orden N° {{orden}}',
      title: 'Cancelamos su orden de compra',
      text: `La tienda canceló su orden porque el pago no se concretó. ${bookedGoods}

Si las quiere, puede volver a comprarlas en la tienda.

{{prendas}}

[Ver la orden de compra]({{enlace}})`,
      note: '',
    },
  }),
  'order-refunded': letter({
    group: 'purchase',
    name: () => t('letter.orderRefunded.name'),
    when: () => t('letter.orderRefunded.when'),
    values: {
      ...orderNumberValues,
      devuelto: textValue(
        () => t('letter.value.refunded'),
        () => formatPrice(fromDecimal(45_900)),
      ),
      motivo: textValue(() => t('letter.value.refundWay'), 'La devolución se hizo por el mismo medio con el que pagó.'),
      devolucion: blockValue(() => t('letter.value.refundTable')),
    },
    needs: ['devolucion'],
    original: {
      subject: 'Le devolvimos {{devuelto}} de su orden N° {{orden}}',
      title: 'Le devolvimos su dinero',
      text: `{{motivo}}

Según el medio de pago, puede tardar unos días en verse en su cuenta o en el resumen de su tarjeta.

{{devolucion}}

[Ver la orden de compra]({{enlace}})`,
      note: '',
    },
  }),
  'withdrawal-received': letter({
    group: 'return',
    name: () => t('letter.withdrawalReceived.name'),
    when: () => t('letter.withdrawalReceived.when'),
    values: {
      ...orderNumberValues,
      codigo: textValue(() => t('letter.value.withdrawalCode'), '7K2M-9QXP'),
      costo: orNone(textValue(() => t('letter.value.returnIsFree'), 'Devolverla no le cuesta nada.')),
      solicitud: blockValue(() => t('letter.value.withdrawalTable')),
    },
    // The law asks for the code and the time of receipt.
    needs: ['solicitud'],
    original: {
      subject: 'Recibimos su arrepentimiento de la orden N° {{orden}}: código {{codigo}}',
      title: 'Recibimos su solicitud de arrepentimiento',
      text: `Guarde este código: identifica su solicitud.

La tienda le escribirá a este correo con los pasos para devolver la compra y recibir su dinero.

{{costo}}

Si no fue usted, responda este correo.

{{solicitud}}

[Ver la orden de compra]({{enlace}})`,
      note: '',
    },
  }),
} as const;
