import { data, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { listData, loadList } from './load-list.ts';

const failing = (status: number) => Promise.reject(data({ code: 'any' }, { status }));

test('LIST-7 a list that the shop cannot read leaves its page, which answers 503', async () => {
  for (const status of [500, 503, 429]) expect(await loadList(failing(status))).toEqual({ found: null });
  expect(listData(await loadList(failing(503))).init).toEqual({ status: 503 });
  expect(listData(await loadList(Promise.resolve([1]))).init).toEqual({ status: 200 });
});

test('a missing page, a login and a fault of the code are thrown', async () => {
  await expect(loadList(failing(404))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadList(Promise.reject(redirect('/login')))).rejects.toBeInstanceOf(Response);
  await expect(loadList(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
