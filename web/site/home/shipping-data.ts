import { moneyOf, toDecimal, type Money } from '#contract/core/money/money.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { StructuredData } from '#web/core/seo/page-meta.ts';

/** Where a price holds: subtotals in the smallest unit and weights in g, both ends included; null has no bound. */
type Band = {
  readonly order: readonly [from: number, to: number | null];
  readonly grams: readonly [from: number, to: number | null];
  readonly price: Money;
};

/**
 * Returns the deliveries of the shop as schema.org data (ShippingService): those for the whole country. Of a part of it, search
 * engines read regions in few countries only, and would take it for the whole; what is picked up is not sent.
 */
export function shippingData(offers: readonly AreaOffer[]): StructuredData[] {
  return offers
    .filter(({ area, kind }) => area === null && kind === 'home')
    .map((offer) => ({
      '@type': 'ShippingService',
      name: offer.title,
      fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
      shippingConditions: bandsOf(offer).map((band) => ({
        '@type': 'ShippingConditions',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop().country.code },
        ...orderValue(band),
        ...weight(band),
        shippingRate: amount({ value: toDecimal(band.price) }, band.price),
        ...transitTime(offer),
      })),
    }));
}

const everything = [0, null] as const;

function bandsOf({ rate, freeFrom }: AreaOffer): Band[] {
  const paid = paidBands(rate);
  return freeFrom === null ? paid : paid.flatMap((band) => splitAt(band, freeFrom));
}

function paidBands(rate: AreaOffer['rate']): Band[] {
  if (rate.by === 'flat') return [{ order: everything, grams: everything, price: rate.price }];
  if (rate.by === 'weight') {
    const ends = rate.steps.map(({ upTo }) => upTo);
    return rate.steps.map(({ price }, at) => ({ order: everything, grams: stepOf(ends, at), price }));
  }
  const ends = rate.steps.map(({ upTo }) => upTo && upTo.minor);
  return rate.steps.map(({ price }, at) => ({ order: stepOf(ends, at), grams: everything, price }));
}

/** A step begins after the end of the one before. */
function stepOf(ends: readonly (number | null)[], at: number): Band['order'] {
  const before = ends[at - 1];
  return [typeof before === 'number' ? before + 1 : 0, ends[at] ?? null];
}

function splitAt(band: Band, { minor, currency }: Money): Band[] {
  const [from, to] = band.order;
  if (to !== null && to < minor) return [band];
  const free: Band = { ...band, order: [Math.max(from, minor), to], price: moneyOf(0, currency) };
  return from < minor ? [{ ...band, order: [from, minor - 1] }, free] : [free];
}

const amount = (values: Readonly<Record<string, number>>, { currency }: Money) => ({
  '@type': 'MonetaryAmount',
  ...values,
  currency,
});

function orderValue({ order: [from, to], price }: Band) {
  if (from === 0 && to === null) return {};
  const decimal = (minor: number) => toDecimal(moneyOf(minor, price.currency));
  const bounds = { minValue: decimal(from), ...(to !== null && { maxValue: decimal(to) }) };
  return { orderValue: amount(bounds, price) };
}

function weight({ grams: [from, to] }: Band) {
  if (from === 0 && to === null) return {};
  const bounds = { minValue: from, ...(to !== null && { maxValue: to }) };
  return { weight: { '@type': 'QuantitativeValue', ...bounds, unitCode: 'GRM' } };
}

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The days that are promised count from the payment on. How many of them are for preparing the order is not known by itself. */
function transitTime({ days }: AreaOffer) {
  if (days === null) return {};
  const duration = { '@type': 'QuantitativeValue', minValue: days.from, maxValue: days.to, unitCode: 'DAY' };
  const businessDays = workingDays.map((day) => `https://schema.org/${day}`);
  return { transitTime: { '@type': 'ServicePeriod', duration, businessDays } };
}
