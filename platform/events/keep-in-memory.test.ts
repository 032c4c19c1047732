import { expect, test } from 'vitest';
import { keepInMemory } from './keep-in-memory.ts';

/** Returns something to read, which fails so many times after `fail`. */
function source(first: string) {
  let value = first;
  let failures = 0;
  const failed: unknown[] = [];
  return {
    failed,
    set: (next: string) => void (value = next),
    fail: (times: number) => void (failures = times),
    parts: {
      tag: 'one',
      firstPauseMs: 1,
      onFailure: (error: unknown) => void failed.push(error),
      read: async () => {
        failures -= 1;
        if (failures >= 0) throw new Error('away');
        return value;
      },
    },
  };
}

test('OWN-1 what could not be read again is read until it works, without another notification', async () => {
  const from = source('first');
  const memory = await keepInMemory(from.parts);
  const seen: string[] = [];
  memory.onChange(() => seen.push(memory.current()));
  from.set('second');
  from.fail(4);
  memory.subscriber.invalidate(['other']);
  memory.subscriber.invalidate(['other', 'one']);
  await expect.poll(() => memory.current(), { interval: 1 }).toBe('second');
  expect([from.failed.length, seen]).toEqual([4, ['second']]);
});

test('OWN-1 whoever waits for a read that fails gets no error, and the last value', async () => {
  const from = source('first');
  const memory = await keepInMemory({ ...from.parts, firstPauseMs: 1_000_000 });
  from.fail(1);
  await expect(memory.reload()).resolves.toBeUndefined();
  expect(memory.current()).toBe('first');
  memory.stop();
});

test('OWN-1 an earlier read that is slower than a later one is not applied', async () => {
  const slow = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
  const answers = [Promise.resolve('first'), ...slow.map(({ promise }) => promise)];
  const memory = await keepInMemory({
    tag: 'one',
    onFailure: () => expect.unreachable(),
    read: () => answers.shift() ?? Promise.reject(new Error('no answer')),
  });
  const [early, late] = [memory.reload(), memory.reload()];
  slow[1].resolve('third');
  await late;
  slow[0].resolve('second');
  await early;
  expect(memory.current()).toBe('third');
});
