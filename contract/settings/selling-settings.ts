import { z } from 'zod';
import { optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';
import { oneOf, wholeFrom } from './setting-texts.ts';

const productRules = {
  specified: 'Las del pliego: nombres de letras y números, precios de hasta 5 cifras',
  wide: 'Amplias: cualquier texto y cualquier precio',
} as const;

/** The means of payment that an owner may leave out, by the provider's names. */
const meansOfPayment = {
  ticket: 'Efectivo en una red de cobranza',
  bank_transfer: 'Transferencia',
  atm: 'Cajero automático',
  credit_card: 'Tarjeta de crédito',
  debit_card: 'Tarjeta de débito',
  prepaid_card: 'Tarjeta prepaga',
} as const;

/** How the shop sells. */
export const sellingSettings = settingGroup({
  title: 'Venta',
  about: 'Los plazos, los medios de pago y las reglas con que se cargan los productos.',
  fields: {
    returnDays: {
      control: 'number',
      unit: 'días',
      label: 'Plazo para devolver o cambiar prendas',
      hint: 'Días corridos desde la entrega. El plazo de la ley rige aunque este sea menor.',
      schema: wholeFrom(0, 365),
      start: 30,
    },
    productRules: {
      control: 'choice',
      options: productRules,
      label: 'Reglas de los productos',
      schema: oneOf(productRules),
      start: 'wide',
    },
    statementDescriptor: {
      control: 'line',
      label: 'Nombre en el resumen de la tarjeta',
      hint: 'Hasta 13 letras o números, para que el comprador reconozca el cobro.',
      schema: optionalLine(13).refine(
        (text) => /^[A-Za-z0-9 .*-]*$/.test(text),
        'Use letras sin tilde, números, puntos o guiones',
      ),
      start: '',
    },
    paymentDays: {
      control: 'number',
      unit: 'días',
      label: 'Plazo para pagar en efectivo o por transferencia',
      schema: wholeFrom(1, 30),
      start: 3,
      variable: 'PAYMENT_DAYS',
    },
    excludedMeans: {
      control: 'choices',
      options: meansOfPayment,
      label: 'Medios de pago que no se ofrecen',
      schema: z.array(oneOf(meansOfPayment)),
      start: [],
      variable: 'EXCLUDED_PAYMENT_TYPES',
    },
  },
});
