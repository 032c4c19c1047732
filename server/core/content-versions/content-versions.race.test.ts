import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import {
  listVersions,
  liveVersions,
  newestVersion,
  publishVersion,
  removeContent,
  saveVersion,
} from './content-versions.service.ts';

let base: TestDatabase;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));

beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.drop());

function save(key: string, basedOn: number | undefined, content: unknown, publishAt: Date | null = null) {
  const written = { kind: 'page', key, basedOn, content, publishAt, by: 'jefa', at: at(0) } as const;
  return inTransaction(base.db, (transaction) => saveVersion(transaction, written));
}

test('a draft is not public, a scheduled version is from its time on, and an earlier one can be taken again', async () => {
  await save('envios', undefined, { text: 'uno' }, at(1));
  await save('envios', 1, { text: 'dos' });
  await save('envios', 2, { text: 'tres' }, at(9));
  const textAt = async (minute: number) =>
    (await liveVersions(base.db, 'page', at(minute))).find(({ key }) => key === 'envios')?.content;
  expect(await textAt(0)).toBeUndefined();
  expect(await textAt(5)).toEqual({ text: 'uno' });
  expect(await textAt(9)).toEqual({ text: 'tres' });
  await inTransaction(base.db, (tx) =>
    publishVersion(tx, { kind: 'page', key: 'envios', version: 2, publishAt: at(10) }),
  );
  expect(await textAt(11)).toEqual({ text: 'dos' });
  expect((await listVersions(base.db, 'page', 'envios')).map(({ version }) => version)).toEqual([3, 2, 1]);
});

test('each content has one public version', async () => {
  await save('a', undefined, 1, at(1));
  await save('a', 1, 2, at(2));
  await save('b', undefined, 3, at(1));
  await save('c', undefined, 4);
  const live = await liveVersions(base.db, 'page', at(3));
  expect(live.filter(({ key }) => key.length === 1).map(({ key, content }) => [key, content])).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
});

test('of two who save at the same time one is refused, and gets what the other one saved', async () => {
  await save('tallas', undefined, { text: 'uno' });
  const saved = await Promise.allSettled([save('tallas', 1, { text: 'Ana' }), save('tallas', 1, { text: 'Eva' })]);
  const refused = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.any(ShopError)]);
  expect(refused[0]).toMatchObject({ code: 'changed_meanwhile' });
  const newest = await newestVersion(base.db, 'page', 'tallas');
  expect(newest?.version).toBe(2);
  await expect(save('tallas', 1, { text: 'Ida' })).rejects.toMatchObject({
    conflict: { present: { version: 2, content: newest?.content }, changedBy: [{ field: 'content', actor: 'jefa' }] },
  });
});

test('a removed content can be written anew', async () => {
  await save('marcas', undefined, 1);
  expect(await inTransaction(base.db, (tx) => removeContent(tx, 'page', 'marcas'))).toBe(true);
  expect(await inTransaction(base.db, (tx) => removeContent(tx, 'page', 'marcas'))).toBe(false);
  expect((await save('marcas', undefined, 2)).version).toBe(1);
});

test('a change is told by its kind and its key', async () => {
  await save('pagos', undefined, 1);
  const { rows } = await base.pool.query('select tags from changes order by xid desc limit 1');
  expect(rows).toEqual([{ tags: ['content:page', 'content/page/pagos'] }]);
});
