import { Client } from 'pg';
import { expect, inject, test } from 'vitest';

test('MEND-11 a database that the demo stocked says so of itself', async () => {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  expect((await client.query('select mode from shop_mode')).rows).toEqual([{ mode: 'demo' }]);
  await client.end();
});
