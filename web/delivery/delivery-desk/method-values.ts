import { t } from '#messages/messages.ts';
import { z } from 'zod';
import type { DeliveryMethod, DeliveryZone } from '#contract/delivery/delivery.ts';
import { daysWords } from '#contract/delivery/delivery-words.ts';
import { rateWords } from '#contract/delivery/rate-words.ts';
import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import { methodFields } from '#contract/delivery/delivery-rules.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';
import { parsePrice, typedPrice } from '#contract/core/money/typed-price.ts';
import { check, choice, choiceOf, line, part } from '#web/core/forms/field-specs.ts';
import type { ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';

const step = z.object({ key: z.int(), upTo: z.string(), price: z.string() }).readonly();

/** A step of a rate as it is typed; an empty bound is none. */
export type StepValue = z.output<typeof step>;

/** Returns an empty step; its key differs from those of the others. */
export function newStep(steps: readonly StepValue[] = []): StepValue {
  return { key: Math.max(0, ...steps.map(({ key }) => key)) + 1, upTo: '', price: '' };
}

const stepWords = ({ upTo, price }: StepValue) => `${upTo || t('delivery-desk.withoutBound')}: ${price}`;

const ofDays = { inputMode: 'numeric', maxLength: 2, logged: 'days' } as const;
const ofPickup = { logged: 'pickup', when: ({ kind }: { readonly kind?: unknown }) => kind === 'pickup' };
const ofPrice = { inputMode: 'decimal', maxLength: 20 } as const;

/** The fields of a method, as typed. Its zone is '' for the whole country. */
function fieldsOf(zones: readonly DeliveryZone[]) {
  const kinds = { home: t('delivery-desk.home'), pickup: t('delivery-desk.pickup') };
  const rates = {
    flat: t('delivery-desk.flat'),
    weight: t('delivery-desk.byWeight'),
    total: t('delivery-desk.byTotal'),
  };
  const named = zones.map(({ id, name }) => [String(id), name] as const);
  return {
    kind: choice(t('delivery-desk.kind'), kinds, { start: 'home' }),
    title: line(t('order-words.name'), { hint: t('delivery-desk.nameHint'), isWide: true }),
    zoneId: choiceOf(t('delivery-desk.zone'), [['', t('delivery-desk.wholeCountry')], ...named], {
      shown: (chosen) => named.find(([id]) => id === chosen)?.[1] ?? t('delivery-desk.wholeCountry'),
    }),
    by: choice(t('delivery-desk.rate'), rates, { logged: 'rate', start: 'flat' }),
    price: line(t('delivery-desk.price'), {
      ...ofPrice,
      hint: t('delivery-desk.priceHint'),
      logged: 'rate',
      at: 'rate.price',
      when: ({ by }) => by === 'flat',
    }),
    steps: part<readonly StepValue[]>(t('delivery-desk.steps'), {
      logged: 'rate',
      shown: (steps) => steps.map(stepWords).join('; '),
      start: [newStep()],
      kept: z.array(step),
    }),
    freeFrom: line(t('delivery-desk.freeFromOptional'), {
      ...ofPrice,
      told: t('delivery-desk.freeFrom'),
      hint: t('delivery-desk.freeFromHint'),
    }),
    daysFrom: line(t('delivery-desk.workingDaysFrom'), {
      ...ofDays,
      told: t('delivery-desk.daysFrom'),
      at: 'days.from',
    }),
    daysTo: line(t('delivery-desk.workingDaysTo'), {
      ...ofDays,
      told: t('delivery-desk.daysTo'),
      hint: t('delivery-desk.daysHint'),
      at: 'days.to',
    }),
    address: line(t('delivery-desk.shopAddress'), {
      ...ofPickup,
      told: t('delivery-desk.address'),
      at: 'pickup.address',
    }),
    hours: line(t('delivery-desk.hours'), { ...ofPickup, at: 'pickup.hours' }),
    isActive: check(t('delivery-desk.isActive'), { told: t('delivery-desk.active'), start: true, isWide: true }),
  };
}

/** The values of a method's form, as typed. */
export type MethodValues = ValuesOf<ReturnType<typeof fieldsOf>>;

/** The form of a delivery method, in one of these zones. */
export function methodForm(zones: readonly DeliveryZone[]) {
  return { ...formOf({ fields: fieldsOf(zones), rules: methodFields, sentOf: sentMethod }), valuesOf: methodValues };
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
