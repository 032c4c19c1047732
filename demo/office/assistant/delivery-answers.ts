import { demoDelivery } from '#demo/delivery/demo-delivery.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { DemoAnswer } from './demo-answer.ts';

/** Shipping, changes and returns. */
export const deliveryAnswers: readonly DemoAnswer[] = [
  {
    name: 'Envíos',
    respuesta: 'Enviamos a todo el país, a domicilio y con seguimiento. ¿Qué quiere saber del envío?',
    alternativa: ['Cuánto Cuesta El Envío', 'Cuánto Tarda El Envío', 'A Dónde Envían', 'Volver Al Inicio'],
  },
  {
    name: 'Cuánto Cuesta El Envío',
    respuesta: `El envío sale ${formatPrice(demoDelivery.rate.price)} por compra, lleve una prenda o varias. Lo ve sumado al subtotal en su carrito (/bag) antes de pagar.`,
    alternativa: ['Cuánto Tarda El Envío', 'A Dónde Envían', 'Volver Al Inicio'],
  },
  {
    name: 'Cuánto Tarda El Envío',
    respuesta:
      'Preparamos el paquete en un día hábil. Desde ahí demora de 2 a 4 días hábiles en la Ciudad y el Gran Buenos Aires, y de 4 a 7 en el resto del país.',
    alternativa: ['Dónde Está Mi Pedido', 'Cuánto Cuesta El Envío', 'Volver Al Inicio'],
  },
  {
    name: 'A Dónde Envían',
    respuesta:
      'A cualquier domicilio de la Argentina: Buenos Aires, el interior y la Patagonia incluidos. Por ahora no hacemos envíos al exterior.',
    alternativa: ['Cuánto Cuesta El Envío', 'Cuánto Tarda El Envío', 'Volver Al Inicio'],
  },
  {
    name: 'Cambios Y Devoluciones',
    respuesta: 'Tiene treinta días desde que recibe la compra para cambiar de idea o de talle. ¿Qué necesita hacer?',
    alternativa: [
      'Cómo Cambio Una Prenda',
      'Cómo Devuelvo Una Prenda',
      'Cuándo Me Devuelven El Dinero',
      'La Prenda Llegó Con Una Falla',
      'Volver Al Inicio',
    ],
  },
  {
    name: 'Cómo Cambio Una Prenda',
    respuesta:
      'Escríbanos por WhatsApp con su número de orden y el talle o color que prefiere. La prenda tiene que estar sin uso y con su etiqueta. El primer cambio de talle no le cuesta nada.',
    alternativa: ['Guía De Talles', 'Cómo Devuelvo Una Prenda', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'Cómo Devuelvo Una Prenda',
    respuesta:
      'Escríbanos por WhatsApp con su número de orden: le mandamos la etiqueta para el correo y retiramos el paquete. La prenda tiene que estar sin uso, con su etiqueta, y dentro de los treinta días.',
    alternativa: [
      'Cuándo Me Devuelven El Dinero',
      'Cómo Cambio Una Prenda',
      'Hablar Con Una Persona',
      'Volver Al Inicio',
    ],
  },
  {
    name: 'Cuándo Me Devuelven El Dinero',
    respuesta:
      'Apenas recibimos la prenda pedimos el reintegro a Mercado Pago, al mismo medio con que pagó. Con tarjeta de crédito lo ve en uno o dos resúmenes; con débito o dinero en cuenta, en unos diez días.',
    alternativa: ['Cómo Devuelvo Una Prenda', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'La Prenda Llegó Con Una Falla',
    respuesta:
      'Lo lamentamos. Mándenos por WhatsApp una foto de la falla y su número de orden: la reparamos, la cambiamos o le devolvemos el dinero, como prefiera y sin costo.',
    alternativa: ['Hablar Con Una Persona', 'Cuándo Me Devuelven El Dinero', 'Volver Al Inicio'],
  },
];
