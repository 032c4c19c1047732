import { fromDecimal } from '../money.ts';
import { formatPrice } from '../price-words.ts';
import { orderValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const values = {
  ...orderValues,
  enlace: linkValue('La página donde se sigue la compra, sin iniciar sesión', '/seguimiento/ejemplo'),
} as const;

const follow = '[Seguir su compra]({{enlace}})';

export const deliveryLetters = {
  'delivery-dispatched': letter({
    group: 'delivery',
    name: 'Compra en camino',
    when: 'Cuando despacha todo lo que había que enviar.',
    values: {
      ...values,
      paquetes: textValue('Cuántos paquetes son', '2 paquetes'),
      envio: blockValue('Los paquetes, con su transportista y su número de seguimiento'),
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
    name: 'Compra lista para retirar',
    when: 'Cuando la orden espera en la tienda.',
    values: {
      ...values,
      lugar: orNone(textValue('Dónde y cuándo se retira', 'Av. Corrientes 1234. Lunes a viernes de 10 a 19')),
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
    name: 'Compra entregada',
    when: 'Cuando la orden llegó a quien la compró.',
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
    name: 'Orden paga cancelada',
    when: 'Cuando se cancela una orden pagada antes de que salga.',
    values: {
      ...values,
      devuelto: orNone(textValue('Lo que se devuelve, si se devuelve algo', () => formatPrice(fromDecimal(91_800)))),
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
