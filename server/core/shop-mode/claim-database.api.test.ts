import { expect, test } from 'vitest';
import { StartRefused } from '#platform/process/start-refused.ts';
import { testDatabase } from '#test/database.ts';
import { claimDatabase } from './claim-database.service.ts';
import { markedMode, markMode } from './shop-mode.service.ts';

// claim-database.long.api.test.ts starts the shop as a process on such databases.
test('MEND-11 live mode does not open a database with demo data', async () => {
  const { db, drop } = await testDatabase();
  await markMode(db, 'demo');
  const refusal = claimDatabase(db, 'live');
  await expect(refusal).rejects.toThrow(StartRefused);
  await expect(refusal).rejects.toThrow('datos de demostración');
  expect(await markedMode(db)).toBe('demo');
  await drop();
});

test('MEND-11 a live shop marks its database, and a demonstration does not open it', async () => {
  const { db, drop } = await testDatabase();
  await claimDatabase(db, 'live');
  await claimDatabase(db, 'live');
  await markMode(db, 'demo');
  const refusal = claimDatabase(db, 'demo');
  await expect(refusal).rejects.toThrow(StartRefused);
  await expect(refusal).rejects.toThrow('tienda real');
  expect(await markedMode(db)).toBe('live');
  await drop();
});

test('MEND-11 a database without a mark opens in demo mode, unchanged', async () => {
  const { db, drop } = await testDatabase();
  await claimDatabase(db, 'demo');
  expect(await markedMode(db)).toBeUndefined();
  await drop();
});
