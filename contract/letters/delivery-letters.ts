import { t } from '#messages/messages.ts';
import { fromDecimal } from '../money.ts';
import { formatPrice } from '../price-words.ts';
import { orderValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const values = {
  ...orderValues,
  enlace: linkValue(() => t('letter.value.trackingLink'), '/seguimiento/ejemplo'),
} as const;

const follow = '[Seguir su compra]({{enlace}})';

export const deliveryLetters = {
  'delivery-dispatched': letter({
    group: 'delivery',
    name: () => t('letter.deliveryDispatched.name'),
    when: () => t('letter.deliveryDispatched.when'),
    values: {
      ...values,
      paquetes: textValue(() => t('letter.value.parcelCount'), '2 paquetes'),
      envio: blockValue(() => t('letter.value.parcels')),
    },
    needs: ['envio'],
    original: {
      subject: 'Su orden N° {{orden}} está en camino',
      title: 'Su compra está en camino',
      text: `Salió de la tienda en {{paquetes}}.

Con el enlace de abajo puede seguirla sin iniciar sesión. Compártalo solo con quien la reciba.

{{envio}}

${follow}`,
      note: '',
    },
  }),
  'delivery-ready': letter({
    group: 'delivery',
    name: () => t('letter.deliveryReady.name'),
    when: () => t('letter.deliveryReady.when'),
    values: {
      ...values,
      lugar: orNone(textValue(() => t('letter.value.pickupPlace'), 'Av. Corrientes 1234. Lunes a viernes de 10 a 19')),
    },
    needs: [],
    original: {
      subject: 'Su orden N° {{orden}} está lista para retirar',
      title: 'Su compra la espera en la tienda',
      text: `Puede pasar a retirarla. Diga el número de su orden, {{orden}}, y lleve su documento.

{{lugar}}

${follow}`,
      note: '',
    },
  }),
  'delivery-done': letter({
    group: 'delivery',
    name: () => t('letter.deliveryDone.name'),
    when: () => t('letter.deliveryDone.when'),
    values,
    needs: [],
    original: {
      subject: 'Entregamos su orden N° {{orden}}',
      title: 'Su compra fue entregada',
      text: `Esperamos que la disfrute. Si algo no está como esperaba, responda este correo con el número de su orden.

${follow}`,
      note: '',
    },
  }),
  'delivery-cancelled': letter({
    group: 'delivery',
    name: () => t('letter.deliveryCancelled.name'),
    when: () => t('letter.deliveryCancelled.when'),
    values: {
      ...values,
      devuelto: orNone(
        textValue(
          () => t('letter.value.refundIfAny'),
          () => formatPrice(fromDecimal(91_800)),
        ),
      ),
    },
    needs: ['devuelto'],
    original: {
      subject: 'Cancelamos su orden N° {{orden}}',
      title: 'Su orden quedó cancelada',
      text: `Sus prendas no se envían y vuelven a la venta.

Le devolvemos {{devuelto}} por el mismo medio con el que pagó. Puede tardar unos días en verse en su cuenta o en el resumen de su tarjeta.

${follow}`,
      note: '',
    },
  }),
} as const;
