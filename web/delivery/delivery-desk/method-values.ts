import { z } from 'zod';
import type { DeliveryMethod } from '#contract/delivery/delivery.ts';
import { daysWords } from '#contract/delivery/delivery-words.ts';
import { rateWords } from '#contract/delivery/rate-words.ts';
import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import { methodFields } from '#contract/delivery/delivery-rules.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { parsePrice, typedPrice } from '#contract/core/money/typed-price.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

/** A step of a rate as it is typed; an empty bound is none. */
export type StepValue = { readonly key: number; readonly upTo: string; readonly price: string };

/** The values of a method's form, as typed. */
export type MethodValues = {
  readonly kind: DeliveryMethod['kind'];
  readonly title: string;
  /** '' for the whole country. */
  readonly zoneId: string;
  readonly by: DeliveryRate['by'];
  readonly price: string;
  readonly steps: readonly StepValue[];
  readonly freeFrom: string;
  readonly daysFrom: string;
  readonly daysTo: string;
  readonly address: string;
  readonly hours: string;
  readonly isActive: boolean;
};

/** Accepts the values that were kept over an expired session. */
export const keptMethod: z.ZodType<MethodValues> = z.object({
  kind: z.enum(['home', 'pickup']),
  title: z.string(),
  zoneId: z.string(),
  by: z.enum(['flat', 'weight', 'total']),
  price: z.string(),
  steps: z.array(z.object({ key: z.int(), upTo: z.string(), price: z.string() })),
  freeFrom: z.string(),
  daysFrom: z.string(),
  daysTo: z.string(),
  address: z.string(),
  hours: z.string(),
  isActive: z.boolean(),
});

/** Returns an empty step; its key differs from those of the others. */
export function newStep(steps: readonly StepValue[] = []): StepValue {
  return { key: Math.max(0, ...steps.map(({ key }) => key)) + 1, upTo: '', price: '' };
}

export const emptyMethod: MethodValues = {
  kind: 'home',
  title: '',
  zoneId: '',
  by: 'flat',
  price: '',
  steps: [newStep()],
  freeFrom: '',
  daysFrom: '',
  daysTo: '',
  address: '',
  hours: '',
  isActive: true,
};

const typed = (amount: Money | null) => (amount ? typedPrice(amount) : '');

function stepsOf(rate: DeliveryRate): StepValue[] {
  switch (rate.by) {
    case 'flat':
      return [newStep()];
    case 'weight':
      return rate.steps.map(({ upTo, price }, at) => {
        return { key: at + 1, upTo: upTo === null ? '' : String(upTo), price: typed(price) };
      });
    case 'total':
      return rate.steps.map(({ upTo, price }, at) => ({
        key: at + 1,
        upTo: typed(upTo),
        price: typed(price),
      }));
  }
}

/** Returns the form values of a method. */
export function methodValues({
  kind,
  title,
  zoneId,
  rate,
  freeFrom,
  days,
  pickup,
  isActive,
}: DeliveryMethod): MethodValues {
  return {
    kind,
    title,
    zoneId: zoneId === null ? '' : String(zoneId),
    by: rate.by,
    price: rate.by === 'flat' ? typed(rate.price) : '',
    steps: stepsOf(rate),
    freeFrom: typed(freeFrom),
    daysFrom: days ? String(days.from) : '',
    daysTo: days ? String(days.to) : '',
    address: pickup?.address ?? '',
    hours: pickup?.hours ?? '',
    isActive,
  };
}

type JsonRecord = Record<string, z.core.util.JSONType>;

/** A typed price as the API takes it; a text that is none stays, and is rejected. */
function sentPrice(text: string): number | string {
  const price = parsePrice(text);
  return price ? toDecimal(price) : text;
}

const sentCount = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text);

function sentRate({ by, price, steps }: MethodValues): JsonRecord {
  if (by === 'flat') return { by, price: sentPrice(price) };
  const bound = by === 'weight' ? sentCount : sentPrice;
  return {
    by,
    steps: steps.map((step) => ({
      upTo: step.upTo.trim() === '' ? null : bound(step.upTo),
      price: sentPrice(step.price),
    })),
  };
}

/** Returns what the form sends. */
export function sentMethod(values: MethodValues) {
  const { kind, title, zoneId, freeFrom, daysFrom, daysTo, address, hours, isActive } = values;
  const hasDays = daysFrom.trim() !== '' || daysTo.trim() !== '';
  return {
    kind,
    title,
    zoneId: zoneId === '' ? null : Number(zoneId),
    rate: sentRate(values),
    freeFrom: freeFrom.trim() === '' ? null : sentPrice(freeFrom),
    days: hasDays ? { from: sentCount(daysFrom), to: sentCount(daysTo) } : null,
    pickup: kind === 'pickup' ? { address, hours } : null,
    isActive,
  };
}

/** Returns the errors of the form by path, by the server's rules: 'title', 'rate.steps.1.price'. */
export function methodErrors(values: MethodValues): Readonly<Record<string, string>> {
  return schemaErrors(methodFields, sentMethod(values));
}

/** Returns a method's rate and days in a line, for the list. */
export function methodWords({ rate, days }: DeliveryMethod): string {
  return [rateWords(rate), daysWords(days)].filter((part) => part !== '').join(' · ');
}
