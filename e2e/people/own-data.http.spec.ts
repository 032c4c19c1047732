import { expect, test } from '../fixtures/test.ts';

test('PRIV-2 the pages about the own data are nobody else’s, and a link that is over says so', async ({ shop }) => {
  const guest = await fetch(`${shop.url}/user/data`, { redirect: 'manual' });
  expect([guest.status, guest.headers.get('location')]).toEqual([302, '/login?volver=%2Fuser%2Fdata']);
  const file = await fetch(`${shop.url}/user/data/00000000-0000-4000-8000-000000000000`, { redirect: 'manual' });
  expect([file.status, file.headers.get('location')]).toEqual([302, '/login?volver=%2Fuser%2Fdata']);
  const link = await fetch(`${shop.url}/user/erasure/link?token=gastado`);
  expect(link.status).toBe(410);
  expect(link.headers.get('referrer-policy')).toBe('same-origin');
  expect(await link.text()).toContain('inicie sesión: con eso la cuenta se conserva');
});
