import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fulfilmentMoves } from '../fulfilment/fulfilment.ts';
import { moneyStates } from './order-money.ts';
import { nextStatuses } from './order-status.ts';
import { returnMoves } from '../returns/return-state.ts';

const text = await readFile(resolve(import.meta.dirname, '../../../docs/order-states.md'), 'utf8');

/** Returns the arrows of the drawing under a heading: 'from to', and 'undo' where it says so. */
function arrowsUnder(heading: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^ {2}(\w+) --> (\w+)(?: : (.*))?$/gm)]
    .map(([, from, to, label]) => `${from} ${to}${label === 'undo' ? ' undo' : ''}`)
    .toSorted();
}

test.each([
  ['Status', Object.entries(nextStatuses).flatMap(([from, all]) => all.map((to) => `${from} ${to}`))],
  ['Fulfilment', fulfilmentMoves.map(({ from, to, kind }) => `${from} ${to}${kind === 'undo' ? ' undo' : ''}`)],
  ['Return', returnMoves.map(({ from, to }) => `${from} ${to}`)],
])('the drawing of %s has every move, and no other', (heading, moves) => {
  expect(arrowsUnder(heading)).toEqual(moves.toSorted());
});

test('the table of the money has every state', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, state]) => state ?? '');
  expect(rows.toSorted()).toEqual([...moneyStates].toSorted());
});
