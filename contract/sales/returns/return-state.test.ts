import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countsUnits,
  nextReturnStates,
  returnMoves,
  returnStates,
  unitsReturnable,
  type ReturnParty,
  type ReturnState,
} from './return-state.ts';

const parties = ['buyer', 'owner'] as const satisfies readonly ReturnParty[];
const after = (from: ReturnState) => parties.flatMap((by) => nextReturnStates(from, by));

test('BACK-5 every state of a return is reached from the first one, each move is listed once, and none leads back', () => {
  const reached = new Set<ReturnState>(['requested']);
  for (const from of reached) for (const to of after(from)) reached.add(to);
  expect(reached).toEqual(new Set(returnStates));
  const pairs = returnMoves.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { from, to } of returnMoves) expect(returnStates.indexOf(to)).toBeGreaterThan(returnStates.indexOf(from));
});

test('BACK-5 the buyer only cancels, before the shop has the goods; the owner makes all other moves', () => {
  expect(returnMoves.filter(({ by }) => by === 'buyer')).toEqual([
    { from: 'requested', to: 'cancelled', by: 'buyer' },
    { from: 'accepted', to: 'cancelled', by: 'buyer' },
  ]);
  expect(returnStates.filter((state) => after(state).length === 0)).toEqual(['rejected', 'cancelled', 'closed']);
});

test('BACK-5 whatever is asked, cancelled and refunded, never more units come back than were sent', () => {
  const act = fc.record({ kind: fc.constantFrom('ask', 'end', 'refund'), units: fc.integer({ min: 1, max: 6 }) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(act, { maxLength: 30 }), (sent, acts) => {
      const returns: { state: ReturnState; units: number }[] = [];
      let refunded = 0;
      const returned = () => returns.reduce((sum, { state, units }) => (countsUnits[state] ? sum + units : sum), 0);
      for (const { kind, units } of acts) {
        const left = unitsReturnable({ sent, refunded, returned: returned() });
        if (kind === 'ask' && units <= left) returns.push({ state: 'requested', units });
        if (kind === 'refund' && units <= left) refunded += units;
        const open = returns.find(({ state }) => state === 'requested');
        if (kind === 'end' && open) open.state = units % 2 === 0 ? 'cancelled' : 'closed';
        expect(refunded + returned()).toBeLessThanOrEqual(sent);
      }
    }),
  );
  expect(unitsReturnable({ sent: 1, refunded: 1, returned: 1 })).toBe(0);
});
