import { expect, test } from 'vitest';
import { readOwnChanges } from './read-own-changes.ts';

test('a request that may change something is answered after the notifications of its changes, and no other', async () => {
  const order: string[] = [];
  const site = readOwnChanges(
    ({ method }) => {
      order.push(method);
      return new Response('listo');
    },
    async () => {
      await Promise.resolve();
      order.push('caught up');
    },
  );
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
    const response = await site(new Request('http://percha.example/', { method }), { ip: '127.0.0.1' });
    order.push(await response.text());
  }
  expect(order).toEqual([
    'GET',
    'listo',
    'HEAD',
    'listo',
    'POST',
    'caught up',
    'listo',
    'DELETE',
    'caught up',
    'listo',
  ]);
});
