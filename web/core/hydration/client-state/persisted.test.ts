import { afterEach, expect, test, vi } from 'vitest';
import { createPersisted, type Keeper } from './persisted.ts';

type Names = readonly string[];

const none: Names = [];
const isNames = (value: unknown): value is Names =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Tabs of one browser, which share the text and receive each other's changes. */
function browser(text: string | null = null) {
  const kept = { text };
  const others = new Map<number, () => void>();
  const tab = (number: number): Keeper => ({
    read: () => kept.text,
    write(written) {
      kept.text = written;
      for (const [other, notify] of others) if (other !== number) notify();
    },
    watch: (notify) => others.set(number, notify),
  });
  return { kept, tab };
}

function open(keeper: Keeper, version = 1) {
  const state = createPersisted({ keeper, version, slowestRestoreMs: 5000 });
  return { ...state, names: state.defineSlice('names', none, isNames) };
}

afterEach(() => {
  vi.useRealTimers();
});

test('SHELL-5 what was kept is there on the next visit', () => {
  const { tab } = browser();
  open(tab(1)).names.set(() => ['lino']);
  expect(open(tab(2)).names.get()).toEqual(['lino']);
});

test('SHELL-5 a value stays the same object until it changes', () => {
  const { names } = open(browser().tab(1));
  names.set(() => ['lino']);
  expect(names.get()).toBe(names.get());
});

test.each([
  ['damaged', '{"version":1,"values":{"names":["li'],
  ['not an object', '"root"'],
  ['a list', '[]'],
  ['empty', ''],
  ['of another version', '{"version":2,"values":{"names":["lino"]}}'],
  ['without values', '{"version":1}'],
  ['with values of another kind', '{"version":1,"values":[["lino"]]}'],
  ['with a slice tampered with', '{"version":1,"values":{"names":{"0":"<script>"}}}'],
])('SHELL-5 a text that is %s starts clean', (_, text) => {
  const { names } = open(browser(text).tab(1));
  expect(names.get()).toEqual([]);
  names.set((value) => [...value, 'lana']);
  expect(names.get()).toEqual(['lana']);
});

test('SHELL-5 a damaged slice leaves the others alone', () => {
  const state = open(browser('{"version":1,"values":{"names":["lino"],"other":7}}').tab(1));
  expect(state.defineSlice('other', none, isNames).get()).toEqual([]);
  state.defineSlice('other', none, isNames).set(() => ['lana']);
  expect(state.names.get()).toEqual(['lino']);
});

test('SHELL-5 without storage the state lives in memory', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const { names } = open({ read: refuse, write: refuse, watch: () => {} });
  names.set(() => ['lino']);
  expect(names.get()).toEqual(['lino']);
});

test('SHELL-5 a change in one tab appears in the others', () => {
  const { tab } = browser();
  const [one, two] = [open(tab(1)), open(tab(2))];
  const onChange = vi.fn<() => void>();
  const end = two.names.watch(onChange);
  one.names.set(() => ['lino']);
  expect(two.names.get()).toEqual(['lino']);
  expect(onChange).toHaveBeenCalledOnce();
  end();
  one.reset();
  expect(two.names.get()).toEqual([]);
  expect(onChange).toHaveBeenCalledOnce();
});

test('SHELL-3 a reset empties every slice, also for the next visit', () => {
  const { kept, tab } = browser('{"version":1,"values":{"names":["lino"],"unknown":1}}');
  open(tab(1)).reset();
  expect(JSON.parse(kept.text ?? '')).toMatchObject({ version: 1 });
  expect(JSON.parse(kept.text ?? '').values).toEqual({});
});

test('SHELL-5 a restore that takes over 5000 ms starts empty, and a later result is ignored', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<string | null>();
  const { names, restored } = open({ read: () => late.promise, write: () => {}, watch: () => {} });
  names.set((value) => [...value, 'lana']);
  await vi.advanceTimersByTimeAsync(4999);
  expect(names.get()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await restored;
  expect(names.get()).toEqual(['lana']);
  late.resolve('{"version":1,"values":{"names":["lino"]}}');
  await vi.advanceTimersByTimeAsync(1);
  expect(names.get()).toEqual(['lana']);
});

test('SHELL-5 a restore in time keeps changes made meanwhile', async () => {
  const slow = Promise.withResolvers<string | null>();
  const { names, restored } = open({ read: () => slow.promise, write: () => {}, watch: () => {} });
  names.set((value) => [...value, 'lana']);
  slow.resolve('{"version":1,"values":{"names":["lino"]}}');
  await restored;
  expect(names.get()).toEqual(['lino', 'lana']);
});

/** Tabs that receive each other's changes only on demand: each overwrites the others' text until then. */
function delayedBrowser() {
  const kept: { text: string | null } = { text: null };
  const waiting: (() => void)[] = [];
  const tab = (isStale: () => boolean): Keeper => {
    let seen: string | null = null;
    return {
      read() {
        if (!isStale()) seen = kept.text;
        return seen;
      },
      write(text) {
        kept.text = text;
        seen = text;
      },
      watch: (notify) => waiting.push(notify),
    };
  };
  function notifyAll() {
    for (const notify of waiting) notify();
  }
  return { kept, tab, notifyAll };
}

test('MEND-16 tabs that write at the same time lose nothing', () => {
  const { kept, tab, notifyAll } = delayedBrowser();
  let isStale = true;
  const tabs = Array.from({ length: 3 }, () => open(tab(() => isStale)));
  for (const [index, { names }] of tabs.entries()) {
    names.set((value) => [...value, `first ${index}`]);
    names.set((value) => [...value, `second ${index}`]);
  }
  isStale = false;
  notifyAll();
  notifyAll();
  const all = ['first 0', 'first 1', 'first 2', 'second 0', 'second 1', 'second 2'];
  for (const { names } of tabs) expect(names.get().toSorted()).toEqual(all);
  expect(JSON.parse(kept.text ?? '').values.names.toSorted()).toEqual(all);
});

test('MEND-16 a tab without the other’s notification includes the other’s change in its own', () => {
  const { tab } = delayedBrowser();
  const [one, two] = [open(tab(() => false)), open(tab(() => false))];
  one.names.set((value) => [...value, 'lino']);
  two.names.set((value) => [...value, 'lana']);
  expect(two.names.get()).toEqual(['lino', 'lana']);
});

test('MEND-16 a cleared text, and one of an earlier version of the shop, gets no old changes', () => {
  const { kept, tab, notifyAll } = delayedBrowser();
  const { names } = open(tab(() => false));
  names.set((value) => [...value, 'lino']);
  kept.text = null;
  notifyAll();
  expect(names.get()).toEqual([]);
  kept.text = '{"version":1,"values":{"names":["seda"]}}';
  notifyAll();
  expect(names.get()).toEqual(['seda']);
});
