import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { countryCodes } from '#contract/core/countries/country.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import {
  dayAfter,
  lastDayOf,
  localShopTime,
  shopDay,
  shopMoment,
  shopTime,
  startOfShopDay,
} from '#contract/core/time/shop-time.ts';

const facts = shop();
afterEach(() => setShop(facts));

function moveTo(timeZone: string): void {
  setShop({ ...facts, country: { ...facts.country, timeZone } });
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const span = { from: Date.parse('2005-01-01T00:00:00Z'), to: Date.parse('2040-01-01T00:00:00Z') };

/** In Havana, where no shop is, midnight is twice in autumn, and never in spring. */
const zones = [
  ...countryCodes.flatMap((code) => countryOf(code).timeZones.map(({ zone }) => zone)),
  'America/Havana',
] as const;

const offsetAt = (at: number) => shopMoment(new Date(at)).slice(23);

/** Returns the first moments after each change of the clocks: looked for by weeks, found by halving. */
function changes(): number[] {
  const found: number[] = [];
  let before = offsetAt(span.from);
  for (let at = span.from; at < span.to; at += 7 * dayMs) {
    let [early, late] = [at, at + 7 * dayMs];
    const after = offsetAt(late);
    if (before === after) continue;
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (offsetAt(middle) === before) early = middle;
      else late = middle;
    }
    found.push(late);
    before = after;
  }
  return found;
}

function expectDay(day: string): void {
  const start = startOfShopDay(day);
  const dayBefore = dayAfter(day, -1);
  expect([day, shopDay(start), shopDay(new Date(start.getTime() - 1))]).toEqual([day, day, dayBefore]);
  expect([day, lastDayOf(start), lastDayOf(shopMoment(start))]).toEqual([day, dayBefore, dayBefore]);
}

/** Of a time that is twice, the first one is meant. */
function expectSame(at: number): void {
  const local = shopMoment(new Date(at)).slice(0, 23);
  const moment = shopTime(local);
  expect([local, shopMoment(moment).slice(0, 23)]).toEqual([local, local]);
  expect(at - moment.getTime()).toBeOneOf([0, hourMs]);
}

describe.each(zones)('OWN-2 MEND-36 in %s', (zone) => {
  test('a day begins at its first moment and a local time is that moment, also around each change of clocks', () => {
    moveTo(zone);
    for (const change of changes()) {
      for (const days of [-1, 0, 1]) expectDay(shopDay(new Date(change + days * dayMs)));
      for (let half = -6; half <= 6; half += 1) expectSame(change + half * (hourMs / 2));
      const [before, after] = [new Date(change - 1), new Date(change)].map((at) => shopMoment(at).slice(0, 23));
      const leftOut = Date.parse(`${after}Z`) - Date.parse(`${before}Z`) - 1;
      if (leftOut <= 0) continue;
      // The middle of the time that is left out: it is as much later.
      const local = new Date(Date.parse(`${after}Z`) - leftOut / 2).toISOString().slice(0, 23);
      expect([local, shopTime(local).getTime()]).toEqual([local, change + leftOut / 2]);
    }
  });

  test('so it is on any day', () => {
    moveTo(zone);
    fc.assert(
      fc.property(fc.integer({ min: span.from, max: span.to }), (at) => {
        expectDay(shopDay(new Date(at)));
        expectSame(at);
      }),
    );
  });
});

test.each([
  ['America/Santiago', '2026-09-05', '2026-09-05T04:00:00.000Z', 24],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 23],
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', 25],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z', 24],
  ['Pacific/Easter', '2026-09-05', '2026-09-05T06:00:00.000Z', 23],
  ['Pacific/Easter', '2026-04-04', '2026-04-04T05:00:00.000Z', 25],
  ['America/Coyhaique', '2026-09-06', '2026-09-06T03:00:00.000Z', 24],
  ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  ['Atlantic/Canary', '2026-03-29', '2026-03-29T00:00:00.000Z', 23],
  ['Atlantic/Canary', '2026-10-25', '2026-10-24T23:00:00.000Z', 25],
  ['America/Tijuana', '2026-03-08', '2026-03-08T08:00:00.000Z', 23],
  ['America/Ciudad_Juarez', '2026-11-01', '2026-11-01T06:00:00.000Z', 25],
  ['America/Mexico_City', '2026-04-05', '2026-04-05T06:00:00.000Z', 24],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
] as const)('OWN-2 MEND-36 in %s %s begins at %s and has %d hours', (zone, day, start, hours) => {
  moveTo(zone);
  expect(startOfShopDay(day).toISOString()).toBe(start);
  expect((startOfShopDay(dayAfter(day, 1)).getTime() - startOfShopDay(day).getTime()) / hourMs).toBe(hours);
});

test('OWN-4 a local time that is left out is later, and of one that is twice the first is meant', () => {
  moveTo('America/Santiago');
  expect(shopTime('2026-09-06T00:30').toISOString()).toBe('2026-09-06T04:30:00.000Z');
  expect(localShopTime(shopTime('2026-09-06T00:30'))).toBe('2026-09-06T01:30');
  expect(shopTime('2026-04-04T23:30').toISOString()).toBe('2026-04-05T02:30:00.000Z');
  moveTo('Europe/Madrid');
  expect(shopTime('2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(shopTime('2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('OWN-2 the last day of a time stays the same if the shop moves to another zone of its country', () => {
  moveTo('Europe/Madrid');
  const end = startOfShopDay('2026-07-10');
  moveTo('Atlantic/Canary');
  expect([shopDay(end), lastDayOf(end)]).toEqual(['2026-07-09', '2026-07-09']);
});
