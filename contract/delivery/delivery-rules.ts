import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { moneyField, rowId } from '#contract/core/fields/fields.ts';
import { compare } from '#contract/core/money/money.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { provinceCode } from '#contract/core/fields/postal-fields.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { priceExample } from '#contract/core/money/typed-price.ts';

const mostSteps = 20;
const mostGrams = 1_000_000;

const price = moneyField(() => t('delivery-rules.priceMissing', { example: priceExample() }));

const grams = z
  .int({ error: () => t('delivery-rules.weightMissing') })
  .min(1, { error: () => t('delivery-rules.weightMissing') })
  .max(mostGrams, { error: () => t('delivery-rules.weightHigh', { most: formatCount(mostGrams) }) });

const steps = <UpTo extends z.ZodType>(upTo: UpTo) =>
  z
    .array(z.object({ upTo: upTo.nullable(), price }))
    .min(1, { error: () => t('delivery-rules.stepsMissing') })
    .max(mostSteps, { error: () => t('delivery-rules.manySteps', { most: mostSteps }) });

const rising = { error: () => t('delivery-rules.notRising') };

/** True if each bound is above the one before, and only the last one is missing. */
function isRising<UpTo>(bounds: readonly (UpTo | null)[], difference: (one: UpTo, other: UpTo) => number): boolean {
  return bounds.every((bound, place) => {
    const before = bounds[place - 1];
    if (place === 0) return true;
    if (before === null || before === undefined) return false;
    return bound === null || difference(bound, before) > 0;
  });
}

/**
 * What a delivery costs: the same always, or by the weight in g or the subtotal of what is bought, in rising steps up to a
 * bound that is included; null has no bound.
 */
export const deliveryRate = z.discriminatedUnion('by', [
  z.object({ by: z.literal('flat'), price }),
  z.object({
    by: z.literal('weight'),
    steps: steps(grams).refine(
      (all) =>
        isRising(
          all.map(({ upTo }) => upTo),
          (one, other) => one - other,
        ),
      rising,
    ),
  }),
  z.object({
    by: z.literal('total'),
    steps: steps(price).refine(
      (all) =>
        isRising(
          all.map(({ upTo }) => upTo),
          compare,
        ),
      rising,
    ),
  }),
]);

export type DeliveryRate = z.output<typeof deliveryRate>;

const wrongDigits = { error: () => t('delivery-rules.postalDigits') };

/** No country of ours has longer codes; `zoneErrors` knows how long they are in the shop's. */
const digits = z.int(wrongDigits).min(0, wrongDigits).max(9_999_999, wrongDigits);

const postalRange = z
  .object({ from: digits, to: digits })
  .refine(({ from, to }) => from <= to, { error: () => t('delivery-rules.backwards'), path: ['to'] });

/**
 * The fields of a zone: provinces, ranges of postal codes, or both. The server also checks them against those of the shop's
 * country (`zoneErrors`).
 */
export const zoneFields = z
  .object({
    name: oneLine(60, { error: () => t('delivery-rules.zoneNameMissing') }),
    provinces: z
      .array(provinceCode)
      .max(100)
      .transform((codes) => [...new Set(codes)]),
    postalRanges: z.array(postalRange).max(100, { error: () => t('delivery-rules.manyRanges') }),
  })
  .refine((zone) => zone.provinces.length + zone.postalRanges.length > 0, {
    error: () => t('delivery-rules.areaMissing'),
    path: ['provinces'],
  });

export type ZoneFields = z.output<typeof zoneFields>;

const day = z
  .int({ error: () => t('delivery-rules.daysMissing') })
  .min(0, { error: () => t('delivery-rules.daysMissing') })
  .max(90, { error: () => t('delivery-rules.daysHigh') });

/** Working days from the payment. */
const days = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: () => t('delivery-rules.backwards'), path: ['to'] });

const general = {
  title: oneLine(60, { error: () => t('delivery-rules.nameMissing') }),
  /** Null serves the whole country. */
  zoneId: rowId.nullable(),
  rate: deliveryRate,
  /** The subtotal from which it costs nothing; null for never. */
  freeFrom: price.nullable(),
  /** Null promises nothing. */
  days: days.nullable(),
  isActive: z.boolean(),
};

/** The fields of a delivery method. */
export const methodFields = z.discriminatedUnion('kind', [
  z.object({ ...general, kind: z.literal('home'), pickup: z.null().default(null) }),
  z.object({
    ...general,
    kind: z.literal('pickup'),
    pickup: z.object({
      address: oneLine(150, { error: () => t('delivery-rules.addressMissing') }),
      hours: oneLine(150, { error: () => t('delivery-rules.hoursMissing') }),
    }),
  }),
]);

export type MethodFields = z.output<typeof methodFields>;
