import { t } from '#messages/messages.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { dayWords } from '#contract/core/time/shop-time.ts';
import { orderNumberValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const values = {
  ...orderNumberValues,
  tipo: textValue(
    () => t('letter.value.requestKind'),
    () => t('mailing.returnAndExchange'),
  ),
  solicitud: blockValue(() => t('letter.value.requestTable')),
} as const;

const answer = () => t('letter.value.yourAnswer');

export const returnLetters = {
  'return-requested': letter({
    group: 'return',
    name: () => t('letter.returnRequested.name'),
    when: () => t('letter.returnRequested.when'),
    values: {
      ...values,
      reserva: orNone(
        textValue(
          () => t('letter.value.exchangeHeld'),
          () => t('mailing.goodsReserved'),
        ),
      ),
    },
    needs: [],
  }),
  'return-accepted': letter({
    group: 'return',
    name: () => t('letter.returnAccepted.name'),
    when: () => t('letter.returnAccepted.when'),
    values: {
      ...values,
      lugar: textValue(
        () => t('letter.value.returnPlace'),
        () => `${t('mailing.sampleStreet')}, ${t('mailing.sampleCity')}`,
      ),
      hasta: orNone(
        textValue(
          () => t('letter.value.returnUntil'),
          () => dayWords('2026-08-12'),
        ),
      ),
    },
    needs: ['lugar'],
  }),
  'return-rejected': letter({
    group: 'return',
    name: () => t('letter.returnRejected.name'),
    when: () => t('letter.returnRejected.when'),
    values: { ...values, respuesta: textValue(answer, () => t('mailing.sampleRefusal')) },
    needs: ['respuesta'],
  }),
  'return-received': letter({
    group: 'return',
    name: () => t('letter.returnReceived.name'),
    when: () => t('letter.returnReceived.when'),
    values,
    needs: [],
  }),
  'return-closed': letter({
    group: 'return',
    name: () => t('letter.returnClosed.name'),
    when: () => t('letter.returnClosed.when'),
    values: {
      ...values,
      dinero: orNone(
        textValue(
          () => t('letter.value.moneyBack'),
          () => formatPrice(fromDecimal(45_900)),
        ),
      ),
      transporte: orNone(
        textValue(
          () => t('letter.value.exchangeCarrier'),
          () => t('mailing.carrierTracked', { carrier: t('mailing.sampleCarrier'), number: '360001234567' }),
        ),
      ),
      enlace_cambio: orNone(linkValue(() => t('letter.value.exchangeLink'), '/seguimiento/ejemplo')),
      respuesta: orNone(textValue(answer, () => t('mailing.sampleAnswer'))),
    },
    needs: ['respuesta'],
  }),
} as const;
