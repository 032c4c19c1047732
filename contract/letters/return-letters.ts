import { t } from '#messages/messages.ts';
import { fromDecimal } from '../money.ts';
import { formatPrice } from '../price-words.ts';
import { orderNumberValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const values = {
  ...orderNumberValues,
  tipo: textValue(() => t('letter.value.requestKind'), 'devolución y cambio'),
  solicitud: blockValue(() => t('letter.value.requestTable')),
} as const;

const answer = () => t('letter.value.yourAnswer');
const subjectEnd = '{{tipo}} de la orden N° {{orden}}';
const see = `{{solicitud}}

[Ver la solicitud]({{enlace}})`;

export const returnLetters = {
  'return-requested': letter({
    group: 'return',
    name: () => t('letter.returnRequested.name'),
    when: () => t('letter.returnRequested.when'),
    values: {
      ...values,
      reserva: orNone(
        textValue(() => t('letter.value.exchangeHeld'), 'Le reservamos las prendas del talle que eligió.'),
      ),
    },
    needs: [],
    original: {
      subject: `Recibimos su solicitud: ${subjectEnd}`,
      title: 'Recibimos su solicitud',
      text: `La tienda la revisa y le responde por este medio. No envíe nada todavía.

{{reserva}}

Puede seguirla, o cancelarla, en la página de su orden.

${see}`,
      note: '',
    },
  }),
  'return-accepted': letter({
    group: 'return',
    name: () => t('letter.returnAccepted.name'),
    when: () => t('letter.returnAccepted.when'),
    values: {
      ...values,
      lugar: textValue(() => t('letter.value.returnPlace'), 'Av. Corrientes 1234, Buenos Aires'),
      hasta: orNone(textValue(() => t('letter.value.returnUntil'), '12/08/2026')),
    },
    needs: ['lugar'],
    original: {
      subject: `Aceptamos su solicitud: ${subjectEnd}`,
      title: 'Aceptamos su solicitud',
      text: `Envíe o lleve las prendas a: {{lugar}}.

Hágalo hasta el {{hasta}}.

Ponga en el paquete el número de su orden. Cuando lleguen se lo confirmamos.

${see}`,
      note: '',
    },
  }),
  'return-rejected': letter({
    group: 'return',
    name: () => t('letter.returnRejected.name'),
    when: () => t('letter.returnRejected.when'),
    values: { ...values, respuesta: textValue(answer, 'Las prendas tienen uso.') },
    needs: ['respuesta'],
    original: {
      subject: `No podemos aceptar su solicitud: ${subjectEnd}`,
      title: 'No podemos aceptar su solicitud',
      text: `Motivo: {{respuesta}}

Si tiene dudas, responda este correo.

${see}`,
      note: '',
    },
  }),
  'return-received': letter({
    group: 'return',
    name: () => t('letter.returnReceived.name'),
    when: () => t('letter.returnReceived.when'),
    values,
    needs: [],
    original: {
      subject: `Recibimos sus prendas: ${subjectEnd}`,
      title: 'Recibimos sus prendas',
      text: `Las estamos revisando. Le escribimos cuando terminemos.

${see}`,
      note: '',
    },
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
        textValue(() => t('letter.value.exchangeCarrier'), 'Andreani, con el número de seguimiento 360001234567'),
      ),
      enlace_cambio: orNone(linkValue(() => t('letter.value.exchangeLink'), '/seguimiento/ejemplo')),
      respuesta: orNone(textValue(answer, 'Recibimos todo en perfecto estado.')),
    },
    needs: ['respuesta'],
    original: {
      subject: `Su solicitud quedó resuelta: ${subjectEnd}`,
      title: 'Su solicitud quedó resuelta',
      text: `Le devolvemos {{dinero}} por el mismo medio con el que pagó; puede tardar unos días en verse. Se lo confirmamos aparte.

Le enviamos el cambio: lo lleva {{transporte}}.

La tienda le dice: {{respuesta}}

{{solicitud}}

[Seguir el envío del cambio]({{enlace_cambio}})

Puede ver el detalle en [la página de su orden]({{enlace}}).`,
      note: '',
    },
  }),
} as const;
