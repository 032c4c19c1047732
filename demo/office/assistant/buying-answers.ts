import type { DemoAnswer } from './demo-answer.ts';

/** Paying, orders and offers. */
export const buyingAnswers: readonly DemoAnswer[] = [
  {
    name: 'Medios De Pago',
    respuesta: 'Se paga con tarjeta de crédito o de débito en la página de Mercado Pago, adonde lo lleva su carrito.',
    alternativa: [
      'Puedo Pagar En Cuotas',
      'Es Seguro Pagar Acá',
      'Mi Pago Fue Rechazado',
      'Mi Pago Está Pendiente',
      'Qué Ofertas Hay',
      'Volver Al Inicio',
    ],
  },
  {
    name: 'Puedo Pagar En Cuotas',
    respuesta:
      'Sí, con tarjeta de crédito. Las cuotas y su interés dependen de su banco: Mercado Pago se los muestra antes de confirmar el pago.',
    alternativa: ['Medios De Pago', 'Qué Ofertas Hay', 'Volver Al Inicio'],
  },
  {
    name: 'Es Seguro Pagar Acá',
    respuesta:
      'Sí. Los datos de su tarjeta los recibe solamente Mercado Pago y nunca pasan por la tienda. Todo lo demás viaja cifrado.',
    alternativa: ['Medios De Pago', 'Mi Pago Fue Rechazado', 'Volver Al Inicio'],
  },
  {
    name: 'Mi Pago Fue Rechazado',
    respuesta:
      'No se le cobró nada y las prendas siguen en su carrito (/bag). Revise los datos y el límite de la tarjeta, o pruebe con otra. Si el banco lo frena, alcanza con autorizar la compra por teléfono.',
    alternativa: ['Medios De Pago', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'Mi Pago Está Pendiente',
    respuesta:
      'Mercado Pago lo está revisando y suele resolverlo en el día. No vuelva a pagar: le guardamos las prendas y verá el resultado en /user/orders.',
    alternativa: ['Dónde Está Mi Pedido', 'Puedo Cancelar Mi Pedido', 'Volver Al Inicio'],
  },
  {
    name: 'Qué Ofertas Hay',
    respuesta: 'Las prendas con descuento están reunidas en /home?offers=true, con el precio anterior a la vista.',
    alternativa: ['Puedo Pagar En Cuotas', 'Cómo Compro', 'Volver Al Inicio'],
  },
  {
    name: 'Cómo Compro',
    respuesta:
      'Elija una prenda y su talle, agréguela al carrito y ábralo (/bag). Desde "Ir a pagar" completa el pago en Mercado Pago. Solo hace falta una cuenta en la tienda.',
    alternativa: ['Medios De Pago', 'Cómo Creo Una Cuenta', 'Cuánto Cuesta El Envío', 'Volver Al Inicio'],
  },
  {
    name: 'Mi Pedido',
    respuesta: 'Todas sus compras y su estado están en /user/orders. ¿Qué necesita?',
    alternativa: [
      'Dónde Está Mi Pedido',
      'Puedo Cancelar Mi Pedido',
      'Necesito El Comprobante',
      'Mi Pago Está Pendiente',
      'Volver Al Inicio',
    ],
  },
  {
    name: 'Dónde Está Mi Pedido',
    respuesta:
      '{compras} Cuando el paquete sale, le mandamos un correo con el seguimiento. Si pasaron más de siete días hábiles y no llegó, escríbanos.',
    alternativa: ['Cuánto Tarda El Envío', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'Puedo Cancelar Mi Pedido',
    respuesta:
      'Mientras no lo haya pagado, sí: en /user/orders, con el botón de cancelar. Si ya lo pagó, escríbanos antes de que salga el paquete, o devuélvalo al recibirlo.',
    alternativa: ['Cómo Devuelvo Una Prenda', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'Necesito El Comprobante',
    respuesta:
      'Abra la compra en /user/orders y descargue la orden en PDF. Si necesita factura A, pídala por WhatsApp con su CUIT y el número de orden.',
    alternativa: ['Dónde Está Mi Pedido', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
];
