import { expect, test } from 'vitest';
import type { HomeBlock } from '#contract/site/home-blocks.ts';
import type { DeskHome } from '#contract/site/home-desk.ts';
import { afterAnswer, isUnsaved, opened, takenBack, unsavedHome, unsavedIn, type HomeState } from './home-state.ts';

const text = (title: string): HomeBlock => {
  return { id: 'b-1', kind: 'text', from: null, until: null, title, html: '<p>Hola</p>' };
};

const home = (version: number, ...titles: string[]): DeskHome => ({
  version,
  blocks: titles.map(text),
  troubles: [],
  pictures: [],
  products: [],
  live: 1,
  versions: [],
  now: '2026-11-24T10:00',
});

const first = opened(home(1, 'Uno'));
const changed = { ...first, blocks: [text('Mío')] };
const conflict = { conflict: { present: home(2, 'De otra') } };

test('OWN-4 a conflict with own changes asks, and the blocks stay on the screen', () => {
  const state = afterAnswer(changed, conflict, changed.blocks);
  expect(state).toEqual({ ...changed, met: home(2, 'De otra') });
  expect(isUnsaved(state)).toBe(true);
});

test('OWN-4 a conflict without own changes shows the other version, and nothing of it is unsaved', () => {
  for (const sent of [first.blocks, undefined]) {
    const state = afterAnswer(first, conflict, sent);
    expect(state).toEqual(opened(home(2, 'De otra')));
    expect(isUnsaved(state)).toBe(false);
  }
});

test('OWN-4 cancelling a publication shows what somebody else saved meanwhile, if nothing was changed here', () => {
  expect(afterAnswer(first, { home: home(2, 'De otra') }, undefined)).toEqual(opened(home(2, 'De otra')));
});

test('OWN-4 own changes stay based on their version when a publication is cancelled, so that saving them asks', () => {
  const state = afterAnswer(changed, { home: home(2, 'De otra') }, undefined);
  expect(state.home.version).toBe(2);
  expect(state.base.version).toBe(1);
  expect(state.blocks).toEqual(changed.blocks);
});

test('OWN-4 a save takes what was stored, and keeps what was changed since it was sent', () => {
  expect(afterAnswer(changed, { home: home(2, 'Mio') }, changed.blocks)).toEqual(opened(home(2, 'Mio')));
  const later = { ...changed, blocks: [text('Mío y más')] };
  const state = afterAnswer(later, { home: home(2, 'Mio') }, changed.blocks);
  expect([state.base.version, state.blocks]).toEqual([2, later.blocks]);
  expect(isUnsaved(state)).toBe(true);
});

const picture = { path: '/media/0', width: 8, height: 5, widths: [8], placeholder: '' };
const fresh = { products: [{ id: 7, name: 'Remera', color: 'Rojo', picture: null }], pictures: [picture] };
const kept = (state: HomeState): unknown => JSON.parse(JSON.stringify(unsavedHome(state) ?? null));

test('MEND-7 what is unsaved is put back with the version that it is based on, whatever was saved since', () => {
  const unsaved = unsavedIn(kept({ ...changed, fresh }));
  const later = opened(home(2, 'De otra'));
  expect(unsaved && takenBack(later, unsaved)).toEqual({ ...later, ...unsaved });
  expect(unsaved).toEqual({ blocks: changed.blocks, base: { version: 1, blocks: first.blocks }, fresh });
  expect(unsavedIn({ blocks: [], base: { version: '1', blocks: [] } })).toBeUndefined();
});

test('MEND-7 without own changes only what was chosen for the open form comes back, not the blocks of then', () => {
  expect(unsavedHome(first)).toBeUndefined();
  const unsaved = unsavedIn(kept({ ...first, fresh }));
  const later = opened(home(2, 'De otra'));
  expect(unsaved && takenBack(later, unsaved)).toEqual({ ...later, fresh });
});
