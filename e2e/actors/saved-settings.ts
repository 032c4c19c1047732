import { expect, request } from '@playwright/test';

/** Saves a section of the settings of a shop, as its owner does. */
export async function saveSettings(
  shopUrl: string,
  section: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const owner = await request.newContext({ baseURL: shopUrl, extraHTTPHeaders: { origin: shopUrl } });
  const login = { user_name: 'admin', user_password: 'admin1234' };
  expect((await owner.post('/api/users/login', { data: login })).status()).toBe(200);
  expect((await owner.patch(`/api/admin/settings/${section}`, { data })).status()).toBe(200);
  await owner.dispose();
}
