import type { DeliveryMethod, DeliveryZone } from '#contract/delivery/delivery.ts';
import { daysWords } from '#contract/delivery/delivery-words.ts';
import { rateWords } from '#contract/delivery/rate-words.ts';
import { methodFields, type DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import { toDecimal, type Money } from '#contract/core/money/money.ts';
import { parsePrice, typedPrice } from '#contract/core/money/typed-price.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { methodFieldsOf, newStep, type MethodValues, type StepValue } from './method-fields.ts';

/** The form of a delivery method, in one of these zones. */
export function methodForm(zones: readonly DeliveryZone[]) {
  return {
    ...formOf({ fields: methodFieldsOf(zones), rules: methodFields, sentOf: sentMethod }),
    valuesOf: methodValues,
  };
}

const typed = (amount: Money | null) => (amount ? typedPrice(amount) : '');

function stepsOf(rate: DeliveryRate): readonly StepValue[] {
  if (rate.by === 'flat') return [newStep()];
  const steps =
    rate.by === 'weight'
      ? rate.steps.map((one) => ({ ...one, upTo: String(one.upTo ?? '') }))
      : rate.steps.map((one) => ({ ...one, upTo: typed(one.upTo) }));
  return steps.map(({ upTo, price: amount }, at) => ({ key: at + 1, upTo, price: typed(amount) }));
}

/** Returns the form values of a method. */
function methodValues({ kind, title, zoneId, rate, freeFrom, days, pickup, isActive }: DeliveryMethod): MethodValues {
  return {
    kind,
    title,
    zoneId: String(zoneId ?? ''),
    by: rate.by,
    price: rate.by === 'flat' ? typed(rate.price) : '',
    steps: stepsOf(rate),
    freeFrom: typed(freeFrom),
    daysFrom: String(days?.from ?? ''),
    daysTo: String(days?.to ?? ''),
    address: pickup?.address ?? '',
    hours: pickup?.hours ?? '',
    isActive,
  };
}

/** A typed price as the API takes it; a text that is none stays, and is rejected. */
function sentPrice(text: string): number | string {
  const amount = parsePrice(text);
  return amount ? toDecimal(amount) : text;
}

const sentCount = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text);
const isEmpty = (text: string) => text.trim() === '';

function sentRate({ by, price: amount, steps }: MethodValues) {
  if (by === 'flat') return { by, price: sentPrice(amount) };
  const bound = by === 'weight' ? sentCount : sentPrice;
  return {
    by,
    steps: steps.map((one) => ({ upTo: isEmpty(one.upTo) ? null : bound(one.upTo), price: sentPrice(one.price) })),
  };
}

/** Returns what the form sends. */
function sentMethod(values: MethodValues) {
  const { kind, title, zoneId, freeFrom, daysFrom, daysTo, address, hours, isActive } = values;
  const hasDays = !isEmpty(daysFrom) || !isEmpty(daysTo);
  return {
    kind,
    title,
    zoneId: zoneId === '' ? null : Number(zoneId),
    rate: sentRate(values),
    freeFrom: isEmpty(freeFrom) ? null : sentPrice(freeFrom),
    days: hasDays ? { from: sentCount(daysFrom), to: sentCount(daysTo) } : null,
    pickup: kind === 'pickup' ? { address, hours } : null,
    isActive,
  };
}

/** Returns a method's rate and days in a line, for the list. */
export function methodWords({ rate, days }: DeliveryMethod): string {
  return [rateWords(rate), daysWords(days)].filter((words) => words !== '').join(' · ');
}
