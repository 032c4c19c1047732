import { expect, test } from 'vitest';
import {
  allowedMoves,
  buyerCancels,
  fulfilmentMoves,
  fulfilmentStates,
  isCancellable,
  type FulfilmentState,
} from './fulfilment.ts';

test('SHIP-4 every state is reached from the first one, and every step forward can be taken back but a cancellation', () => {
  const reached = new Set<FulfilmentState>(['to_prepare']);
  for (const from of reached) for (const move of fulfilmentMoves) if (move.from === from) reached.add(move.to);
  expect(reached).toEqual(new Set(fulfilmentStates));
  for (const { from, to, kind } of fulfilmentMoves) {
    const isBack = fulfilmentMoves.some((move) => move.from === to && move.kind === 'undo');
    expect([from, to, kind !== 'step' || isBack]).toEqual([from, to, true]);
  }
});

test('DESK-4 what is sold at the counter can be taken back as if it had been picked up', () => {
  const [sold] = fulfilmentMoves.filter(({ kind }) => kind === 'sold_here');
  expect(sold).toMatchObject({ from: 'to_prepare', to: 'delivered' });
  expect(fulfilmentMoves.filter(({ from, kind }) => from === 'delivered' && kind === 'undo')).not.toEqual([]);
});

test('BACK-1 only what has not left is cancelled, and nothing follows a cancellation', () => {
  expect(allowedMoves('cancelled', 'home')).toEqual([]);
  expect(fulfilmentStates.filter((state) => isCancellable(state, 'none'))).toEqual([
    'to_prepare',
    'preparing',
    'ready_for_pickup',
  ]);
  expect(fulfilmentStates.filter((state) => isCancellable(state, 'part') || isCancellable(state, 'all'))).toEqual([]);
  expect(buyerCancels).toEqual(['to_prepare']);
});

test('SHIP-4 a move is listed once', () => {
  const pairs = fulfilmentMoves.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('SHIP-4 orders for pick-up are never dispatched, and those for home never wait in the shop', () => {
  const targets = (kind: 'home' | 'pickup') =>
    new Set(fulfilmentStates.flatMap((state) => allowedMoves(state, kind).map(({ to }) => to)));
  expect(targets('home').has('ready_for_pickup')).toBe(false);
  expect(targets('pickup').has('dispatched')).toBe(false);
  expect(new Set([...targets('home'), ...targets('pickup')])).toEqual(new Set(fulfilmentStates));
});
