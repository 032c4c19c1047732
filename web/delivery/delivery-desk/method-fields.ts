import { t } from '#messages/messages.ts';
import { z } from 'zod';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import { check, choice, choiceOf, line, part, type ValuesOf } from '#web/core/forms/field-specs.ts';

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
export function methodFieldsOf(zones: readonly DeliveryZone[]) {
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
export type MethodValues = ValuesOf<ReturnType<typeof methodFieldsOf>>;
