import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { rolesOf } from '#contract/core/protocol/permissions.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { testSeed } from '../scripts/bootstrap/test-seed.mjs';
import { inputsOf, usualInput } from './arbitrary-input.ts';
import { complaint, safeJson, send, type Attempt } from './fuzz-answers.ts';
import { callers, fuzzScenes, type Caller, type NamedCall } from './fuzz-scenes.ts';
import { purchaseScene } from './purchase.ts';
import { openShop, type Shop } from './shop.ts';
import { writtenIn } from './stored.ts';

/** The maximum processor time of a response, in ms, which finds runaway patterns. Waiting does not count. */
const mostWorkMs = 10_000;
/** Rejected calls are sent again in groups of this size, between two comparisons of all stored data. */
const groupSize = 20;

/** Who may make a call. */
function allowed(call: Endpoint): readonly Caller[] {
  const needed = call.permission ?? call.staff;
  const names: readonly string[] = scopes;
  const isOfPrograms = needed !== undefined && names.includes(needed) && call.answers !== 'text/event-stream';
  const roles: readonly string[] = rolesOf(call);
  return callers.filter((caller) => (caller === 'program' ? isOfPrograms : roles.includes(caller)));
}

/** Whom the first input comes from: who may do most, as an owner rather than a customer. */
function usualCaller(may: readonly Caller[]): Caller {
  return (['admin', 'customer', 'guest'] as const).find((caller) => may.includes(caller)) ?? 'guest';
}

const calls: readonly NamedCall[] = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries<Endpoint>(group).map(([name, call]) => ({ title: `${feature}.${name}`, call })),
);

/**
 * The tests of a file: `runs` inputs for each call of the API, the same ones for the same seed. What is stored is compared around
 * calls that write; around those that read too if `isWhole` (the hostile inputs of bad-input.ts compare it around all).
 */
export function fuzzEveryCall({ runs, isWhole }: { readonly runs: number; readonly isWhole: boolean }): void {
  let shop: Shop;
  let scenes: ReturnType<typeof fuzzScenes>;
  /** The calls that accepted some input. */
  const accepted = new Set<string>();

  beforeAll(async () => {
    shop = await openShop();
    scenes = fuzzScenes(shop);
    const { loseNotices, product } = purchaseScene(shop);
    // A notification of the provider that comes by itself would change data while rejected calls must not.
    await loseNotices();
    await product();
  });

  afterAll(() => shop.close());

  /** The first input is what a page of the shop would send, so that most calls do their work at least once. */
  async function attempts(named: NamedCall): Promise<(Attempt & { readonly isLetIn: boolean })[]> {
    const { sendOf, known } = await scenes.sceneOf(named);
    const may = allowed(named.call);
    const usual = [usualInput(named.call, known), usualCaller(may)] as const;
    // Most come from those who are let in: the others get no further than the door.
    const whoever = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...may) },
      { weight: 1, arbitrary: fc.constantFrom(...callers) },
    );
    const any = fc.tuple(inputsOf(named.call, known), whoever);
    const all = [];
    for (const [input, who] of [usual, ...fc.sample(any, runs - 1)]) {
      all.push({ input, caller: await sendOf(who), isLetIn: may.includes(who) });
    }
    return all;
  }

  test.each(calls)(
    '$title responds as documented to any input',
    { timeout: 60_000 + runs * 200 },
    async ({ call, title }) => {
      const refused: Attempt[] = [];
      const complaints: string[] = [];
      const all = await attempts({ call, title });
      const isCompared = isWhole || call.method !== 'GET';
      const stored = () => (isCompared ? writtenIn(shop.pool) : Promise.resolve(''));
      const atFirst = await stored();
      for (const attempt of all) {
        const before = process.threadCpuUsage();
        const answer = await send(call, attempt);
        if (answer.status >= 400) refused.push(attempt);
        else accepted.add(title);
        if (answer.ok && !attempt.isLetIn) complaints.push(`${title}: answers whoever may not call it`);
        const workMs = process.threadCpuUsage(before).user / 1000;
        const wrong = (await complaint(call, answer)) ?? (workMs > mostWorkMs ? 'too much work' : undefined);
        if (wrong) complaints.push(`${title} ${safeJson(attempt.input).slice(0, 400)}: ${wrong}`);
      }
      let before = await stored();
      if (before !== atFirst) scenes.spoil();
      // Where nothing was changed at all, none of those that were refused did; else they are sent again without the others.
      const again = before === atFirst ? [] : refused;
      for (let at = 0; at < again.length; at += groupSize) {
        const answers = await Promise.all(again.slice(at, at + groupSize).map((attempt) => send(call, attempt)));
        // A call that was rejected at first may be accepted now because of another one: then it may change data.
        const isAllRefused = answers.every(({ status }) => status >= 400);
        const after = await stored();
        if (isAllRefused && after !== before) complaints.push(`${title}: refused calls changed what is stored`);
        before = after;
      }
      expect(complaints, `TEST_SEED=${testSeed()}, ${runs} runs`).toEqual([]);
    },
  );

  test('most calls also accepted some input', () => {
    expect(accepted.size / calls.length).toBeGreaterThan(0.6);
  });

  test('these are all the operations of the API’s document', async () => {
    const answer = await shop.guest().send('/openapi.json', { method: 'GET', headers: {} });
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await answer.json());
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const fuzzed = calls.map(({ call }) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(documented.toSorted()).toEqual([...new Set(fuzzed)].toSorted());
  });
}
