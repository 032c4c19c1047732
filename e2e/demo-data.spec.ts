import { Client } from 'pg';
import { expect, inject, test } from 'vitest';

test('MEND-11 a database stocked by the demo has the mode demo', async () => {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  expect((await client.query('select mode from shop_mode')).rows).toEqual([{ mode: 'demo' }]);
  await client.end();
});
