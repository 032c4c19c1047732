import { fromDecimal } from '../money.ts';
import { formatPrice } from '../price-words.ts';
import { shop } from '../shop.ts';
import { blockValue, linkValue, orNone, textValue } from './letter.ts';

/** The values that every letter has. */
export const commonValues = {
  tienda: textValue('El nombre de su tienda', () => shop().name),
  enlace_tienda: linkValue('La página de inicio de su tienda', '/'),
  telefono: orNone(textValue('El teléfono de su tienda', () => shop().contact.phone ?? '11 5555-0199')),
  whatsapp: orNone(textValue('El WhatsApp de su tienda', () => shop().contact.whatsApp ?? '11 5555-0199')),
  correo_tienda: orNone(textValue('El correo de su tienda', () => shop().contact.email ?? 'hola@tienda.example')),
} as const;

export const personName = textValue('El nombre de la persona, o su usuario si no lo dio', 'Ana');

/** The values of a link that sets a password. */
export const passwordValues = {
  nombre: personName,
  enlace: linkValue('La página para elegir la contraseña, una sola vez', '/user/changepassword/ana.paz'),
  minutos: textValue('Los minutos que sirve el enlace', '60'),
} as const;

const buyerName = orNone(textValue('El nombre de quien recibe la compra, si se conoce', 'Ana Paz'));

/** The values of every letter about an order that exists. */
export const orderNumberValues = {
  nombre: buyerName,
  orden: textValue('El número de la orden', '1042'),
  enlace: linkValue('La página de la orden', '/user/orders/1042'),
} as const;

/** The same, with the goods and their price. */
export const orderValues = {
  ...orderNumberValues,
  total: textValue('El total de la orden', () => formatPrice(fromDecimal(91_800))),
  entrega: textValue('La forma de entrega', 'Envío a domicilio'),
  prendas: blockValue('La lista de prendas, la entrega y el total'),
} as const;
