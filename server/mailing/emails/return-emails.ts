import { nameWithColor } from '#contract/name-with-color.ts';
import { formatPrice } from '#contract/price-words.ts';
import { outcomeWords } from '#contract/return-state.ts';
import type { OrderReturn } from '#contract/returns.ts';
import { dayAfter, shopDay } from '#contract/shop-time.ts';
import type { ReturnEmailKind } from '../../outbox/email-kinds.service.ts';
import type { Email, EmailRow } from '../email.ts';

type Told = { readonly told: OrderReturn; readonly url: string };

const titles = {
  'return-requested': 'Recibimos su solicitud',
  'return-accepted': 'Aceptamos su solicitud',
  'return-rejected': 'No podemos aceptar su solicitud',
  'return-received': 'Recibimos sus prendas',
  'return-closed': 'Su solicitud quedó resuelta',
} as const satisfies Record<ReturnEmailKind, string>;

const paragraphs: Readonly<Record<ReturnEmailKind, (told: OrderReturn) => readonly string[]>> = {
  'return-requested': ({ lines }) => [
    'La tienda la revisa y le responde por este medio. No envíe nada todavía.',
    ...(lines.some(({ wants }) => wants === 'exchange') ? ['Le reservamos las prendas del talle que eligió.'] : []),
    'Puede seguirla, o cancelarla, en la página de su orden.',
  ],
  'return-accepted': ({ place, until }) => [
    `Envíe o lleve las prendas a: ${place ?? ''}.`,
    ...(until === null ? [] : [`Hágalo hasta el ${lastDay(until)}.`]),
    'Ponga en el paquete el número de su orden. Cuando lleguen se lo confirmamos.',
  ],
  'return-rejected': ({ answer }) => [`Motivo: ${answer}`, 'Si tiene dudas, responda este correo.'],
  'return-received': () => ['Las estamos revisando. Le escribimos cuando terminemos.'],
  'return-closed': closedParagraphs,
};

/** Returns the e-mail about a move of a return. */
export function returnEmail(kind: ReturnEmailKind, { told, url }: Told): Email {
  const { parcel, number, refund, lines } = told;
  const isClosed = kind === 'return-closed';
  const link = isClosed ? parcel?.link : null;
  return {
    subject: `${titles[kind]}: ${whatIsAsked(lines)} de la orden N° ${number}`,
    title: titles[kind],
    paragraphs: paragraphs[kind](told),
    rows: [
      ...lines.map(rowOf),
      ...(isClosed && refund ? [{ name: 'Dinero que vuelve', value: formatPrice(refund), isSum: true }] : []),
    ],
    button: link ? { text: 'Seguir el envío del cambio', url: link } : { text: 'Ver la solicitud', url },
  };
}

function whatIsAsked(lines: OrderReturn['lines']): string {
  const hasRefund = lines.some(({ wants }) => wants === 'refund');
  const hasExchange = lines.some(({ wants }) => wants === 'exchange');
  if (hasRefund && hasExchange) return 'devolución y cambio';
  return hasExchange ? 'cambio' : 'devolución';
}

function rowOf(line: OrderReturn['lines'][number]): EmailRow {
  const { brandSize, quantity, wants, size, outcome } = line;
  const asked = wants === 'exchange' ? `Cambio por talle ${size ?? ''}` : outcomeWords.refund;
  const decided = outcome !== null && outcome !== wants ? outcomeWords[outcome] : asked;
  return { name: `${nameWithColor(line)}, talle ${brandSize}`, detail: decided, value: `× ${quantity}` };
}

function closedParagraphs({ lines, parcel, answer }: OrderReturn): readonly string[] {
  const has = (wanted: string) => lines.some(({ outcome }) => outcome === wanted);
  const carrier = parcel?.carrier ?? 'la tienda';
  const tracked = parcel?.trackingNumber ? `, con el número de seguimiento ${parcel.trackingNumber}` : '';
  return [
    ...(has('refund')
      ? [
          'El dinero vuelve por el mismo medio con el que pagó; puede tardar unos días en verse. Se lo confirmamos aparte.',
        ]
      : []),
    ...(has('exchange') ? [`Le enviamos el cambio: lo lleva ${carrier}${tracked}.`] : []),
    ...(answer === '' ? [] : [`La tienda le dice: ${answer}`]),
  ];
}

/** The day before a time that ends at midnight. */
function lastDay(until: string): string {
  return dayAfter(shopDay(until), -1);
}
