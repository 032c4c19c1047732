import { expect, test } from 'vitest';
import { roundTrips } from './follow-changes.ts';

/** A connection that fails when it is asked while it has not answered yet, as the driver will. */
function openConnection() {
  let answer: PromiseWithResolvers<void> | undefined;
  let asked = 0;
  return {
    asked: () => asked,
    answer(error?: Error): Promise<void> {
      const waiting = answer;
      answer = undefined;
      if (error) waiting?.reject(error);
      else waiting?.resolve();
      return new Promise((resolve) => void setImmediate(resolve));
    },
    ask: roundTrips(() => {
      if (answer !== undefined) throw new Error('asked while a question was open');
      asked += 1;
      answer = Promise.withResolvers<void>();
      return answer.promise;
    }),
  };
}

test('callers during a question share the next one, so that every answer is to a question of after the call', async () => {
  const connection = openConnection();
  const done: string[] = [];
  const call = (name: string) => void connection.ask().then(() => done.push(name));
  call('first');
  call('second');
  call('third');
  expect(connection.asked()).toBe(1);
  await connection.answer();
  expect([done, connection.asked()]).toEqual([['first'], 2]);
  call('fourth');
  await connection.answer();
  expect([done, connection.asked()]).toEqual([['first', 'second', 'third'], 3]);
  await connection.answer();
  expect(done).toEqual(['first', 'second', 'third', 'fourth']);
  call('fifth');
  expect(connection.asked()).toBe(4);
});

test('a question that fails fails its callers alone, and the next is asked all the same', async () => {
  const connection = openConnection();
  const failures: unknown[] = [];
  void connection.ask().catch((error: unknown) => failures.push(error));
  const second = connection.ask();
  await connection.answer(new Error('lost'));
  expect(failures).toEqual([new Error('lost')]);
  await connection.answer();
  await expect(second).resolves.toBeUndefined();
});
