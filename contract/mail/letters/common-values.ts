import { t } from '#messages/messages.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { blockValue, linkValue, orNone, textValue } from './letter.ts';

/** A number that nobody has, with the code of the shop's country. */
const samplePhone = () => `${shop().country.phonePrefix} 5555-0199`;

/** The values that every letter has. */
export const commonValues = {
  tienda: textValue(
    () => t('letter.value.shopName'),
    () => shop().name,
  ),
  enlace_tienda: linkValue(() => t('letter.value.shopLink'), '/'),
  telefono: orNone(
    textValue(
      () => t('letter.value.shopPhone'),
      () => shop().contact.phone ?? samplePhone(),
    ),
  ),
  whatsapp: orNone(
    textValue(
      () => t('letter.value.shopWhatsApp'),
      () => shop().contact.whatsApp ?? samplePhone(),
    ),
  ),
  correo_tienda: orNone(
    textValue(
      () => t('letter.value.shopEmail'),
      () => shop().contact.email ?? 'hola@tienda.example',
    ),
  ),
} as const;

export const personName = textValue(() => t('letter.value.personName'), 'Ana');

/** The values of a link that sets a password. */
export const passwordValues = {
  nombre: personName,
  enlace: linkValue(() => t('letter.value.passwordLink'), '/user/changepassword/ana.paz'),
  minutos: textValue(() => t('letter.value.linkMinutes'), '60'),
} as const;

const buyerName = orNone(textValue(() => t('letter.value.buyerName'), 'Ana Paz'));

/** The values of every letter about an order that exists. */
export const orderNumberValues = {
  nombre: buyerName,
  orden: textValue(() => t('letter.value.orderNumber'), '1042'),
  enlace: linkValue(() => t('letter.value.orderLink'), '/user/orders/1042'),
} as const;

/** The same, with the goods and their price. */
export const orderValues = {
  ...orderNumberValues,
  total: textValue(
    () => t('letter.value.orderTotal'),
    () => formatPrice(fromDecimal(91_800)),
  ),
  entrega: textValue(
    () => t('letter.value.deliveryMethod'),
    () => t('delivery-step.toHome'),
  ),
  prendas: blockValue(() => t('letter.value.orderItems')),
} as const;
