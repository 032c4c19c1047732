import { deliveryPriceWords } from '#contract/delivery-words.ts';
import type { LetterKind } from '#contract/letters/letters.ts';
import { exampleOf } from '#contract/letters/letter.ts';
import { orderValues } from '#contract/letters/common-values.ts';
import { fromDecimal } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import { outcomeWords } from '#contract/return-state.ts';
import type { EmailRow } from '../email.ts';

/** Returns the rows of a block of a sample e-mail. They agree with the examples of the other values. */
export function sampleRows(kind: LetterKind, name: string): readonly EmailRow[] {
  return (kind === 'withdrawal-received' ? withdrawal : (blocks[name] ?? goods))();
}

const shirt = { name: '1 × Camisa de lino, blanca', detail: 'Talle M' };

const goods = (): readonly EmailRow[] => [
  { ...shirt, value: formatPrice(fromDecimal(45_900)) },
  { name: '2 × Remera de algodón, negra', detail: 'Talle S', value: formatPrice(fromDecimal(45_900)) },
  {
    name: exampleOf(orderValues.entrega),
    detail: 'Ana Paz · Av. Corrientes 1234 · 1043 Buenos Aires',
    value: deliveryPriceWords(fromDecimal(0)),
  },
  { name: 'Total', value: exampleOf(orderValues.total), isSum: true },
];

const parcels = (): readonly EmailRow[] => [
  { name: 'Andreani', detail: 'Seguimiento N° 360001234567', value: '2 prendas' },
  { name: 'Andreani', detail: 'Seguimiento N° 360001234568', value: '1 prenda' },
];

const refund = (): readonly EmailRow[] => [
  { name: 'Devuelto', value: formatPrice(fromDecimal(45_900)) },
  { name: 'Queda pagado de la orden', value: formatPrice(fromDecimal(45_900)), isSum: true },
];

const returned = (): readonly EmailRow[] => [
  { name: 'Camisa de lino, blanca, talle M', detail: outcomeWords.refund, value: '× 1' },
  { name: 'Remera de algodón, negra, talle S', detail: 'Cambio por talle M', value: '× 1' },
];

const withdrawal = (): readonly EmailRow[] => [
  { name: 'Código', value: '7K2M-9QXP' },
  { name: 'Fecha y hora', value: '12/08/2026 10:30' },
  { name: 'Orden', value: `N° ${exampleOf(orderValues.orden)}` },
];

const blocks: Readonly<Record<string, () => readonly EmailRow[]>> = {
  prendas: goods,
  envio: parcels,
  devolucion: refund,
  solicitud: returned,
};
