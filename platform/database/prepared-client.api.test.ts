import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { PreparedClient } from './prepared-client.ts';

let database: TestDatabase;
let client: PreparedClient;

beforeAll(async () => {
  database = await testDatabase();
  client = new PreparedClient({ connectionString: database.url, pipeline: true });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const text = 'select $1::int as id';

test('every signature of query answers as the driver’s own client does', async () => {
  const resultOf = <Result>(ask: (tell: (error: Error, result: Result) => void) => void) =>
    new Promise<Result>((resolve, reject) => {
      ask((error, result) => (error ? reject(error) : resolve(result)));
    });
  const answers = await Promise.all([
    client.query(text, [1]),
    client.query({ text }, [1]),
    client.query({ text, values: [1] }),
    client.query('select 1 as id'),
    resultOf<{ rows: unknown[] }>((tell) => client.query(text, [1], tell)),
    resultOf<{ rows: unknown[] }>((tell) => client.query({ text, values: [1] }, tell)),
    resultOf<{ rows: unknown[] }>((tell) => client.query('select 1 as id', tell)),
  ]);
  expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ id: 1 }]));
  expect((await client.query({ text, rowMode: 'array' }, [1])).rows).toEqual([[1]]);
});

test('a failed statement rejects its own promise, and the next one works', async () => {
  await expect(client.query('select $1::int / 0', [1])).rejects.toThrow('division by zero');
  expect((await client.query(text, [2])).rows).toEqual([{ id: 2 }]);
});
