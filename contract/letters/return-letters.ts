import { fromDecimal } from '../money.ts';
import { formatPrice } from '../price-words.ts';
import { orderNumberValues } from './common-values.ts';
import { blockValue, letter, linkValue, orNone, textValue } from './letter.ts';

const values = {
  ...orderNumberValues,
  tipo: textValue('Qué se pidió', 'devolución y cambio'),
  solicitud: blockValue('Las prendas, y qué se pidió o se decidió de cada una'),
} as const;

const answer = 'Lo que usted escribió al decidir';
const subjectEnd = '{{tipo}} de la orden N° {{orden}}';
const see = `{{solicitud}}

[Ver la solicitud]({{enlace}})`;

export const returnLetters = {
  'return-requested': letter({
    group: 'return',
    name: 'Solicitud de devolución recibida',
    when: 'Cuando alguien pide devolver o cambiar prendas.',
    values: {
      ...values,
      reserva: orNone(
        textValue(
          'Que las prendas del cambio quedan reservadas, si se pidió un cambio',
          'Le reservamos las prendas del talle que eligió.',
        ),
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
    name: 'Devolución aceptada',
    when: 'Cuando usted acepta una devolución o un cambio.',
    values: {
      ...values,
      lugar: textValue('A dónde se envían las prendas', 'Av. Corrientes 1234, Buenos Aires'),
      hasta: orNone(textValue('El último día para enviarlas', '12/08/2026')),
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
    name: 'Devolución rechazada',
    when: 'Cuando usted rechaza una devolución o un cambio.',
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
    name: 'Devolución recibida',
    when: 'Cuando llegan las prendas que alguien devuelve.',
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
    name: 'Devolución cerrada',
    when: 'Cuando usted termina de revisar las prendas devueltas.',
    values: {
      ...values,
      dinero: orNone(textValue('El dinero que vuelve, si vuelve dinero', () => formatPrice(fromDecimal(45_900)))),
      transporte: orNone(
        textValue(
          'Quién lleva el cambio y su número de seguimiento, si hay un cambio',
          'Andreani, con el número de seguimiento 360001234567',
        ),
      ),
      enlace_cambio: orNone(
        linkValue('La página donde se sigue el cambio, si el transportista la tiene', '/seguimiento/ejemplo'),
      ),
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
