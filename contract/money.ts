declare const centsBrand: unique symbol;

/** An amount in integer cents of Argentine pesos. Made only by the functions of this file. */
export type Cents = number & { readonly [centsBrand]: true };

function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value);
}

/** Brands an integer as cents. Throws a RangeError for fractions and unsafe integers. */
export function cents(value: number): Cents {
  if (!isCents(value)) throw new RangeError(`not an integer number of cents: ${value}`);
  return value;
}

/** Reads a decimal amount of the wire, 1299.5, as cents: half a cent rounds up. */
export function fromDecimal(amount: number): Cents {
  return cents(Math.round(Number((amount * 100).toPrecision(15))));
}

/** The decimal number of the wire: 129950 cents are 1299.5. */
export function toDecimal(amount: Cents): number {
  return amount / 100;
}

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Price times quantity. Prices and quantities are integers, so nothing is rounded. */
export function timesCents(price: Cents, quantity: number): Cents {
  return cents(price * quantity);
}

export const noCents = cents(0);

/** Shipping costs 50 pesos whatever is bought. */
export const shippingCost = cents(5000);

export const currency = 'ARS';

export type PricedLine = { readonly currentPrice: Cents; readonly quantity: number };

export type Totals = { readonly subtotal: Cents; readonly shipping: Cents; readonly total: Cents };

/** What a bag or an order costs: an empty one costs nothing, also no shipping. */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const subtotal = addCents(...lines.map((line) => timesCents(line.currentPrice, line.quantity)));
  const shipping = subtotal === 0 ? noCents : shippingCost;
  return { subtotal, shipping, total: addCents(subtotal, shipping) };
}
