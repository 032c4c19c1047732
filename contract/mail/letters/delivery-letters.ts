import { t } from '#messages/messages.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { orderValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const values = {
  ...orderValues,
  enlace: linkValue(() => t('letter.value.trackingLink'), '/seguimiento/ejemplo'),
} as const;

export const deliveryLetters = {
  'delivery-dispatched': letter({
    group: 'delivery',
    name: () => t('letter.deliveryDispatched.name'),
    when: () => t('letter.deliveryDispatched.when'),
    values: {
      ...values,
      paquetes: textValue(
        () => t('letter.value.parcelCount'),
        () => t('mailing.parcels', { count: 2 }),
      ),
      envio: blockValue(() => t('letter.value.parcels')),
    },
    needs: ['envio'],
  }),
  'delivery-ready': letter({
    group: 'delivery',
    name: () => t('letter.deliveryReady.name'),
    when: () => t('letter.deliveryReady.when'),
    values: {
      ...values,
      lugar: orNone(
        textValue(
          () => t('letter.value.pickupPlace'),
          () => `${t('mailing.sampleStreet')}. ${t('mailing.sampleHours')}`,
        ),
      ),
    },
    needs: [],
  }),
  'delivery-done': letter({
    group: 'delivery',
    name: () => t('letter.deliveryDone.name'),
    when: () => t('letter.deliveryDone.when'),
    values,
    needs: [],
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
  }),
} as const;
