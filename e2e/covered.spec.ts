import { describe, expect, test } from 'vitest';
import { administrator } from './administrator.ts';
import { covered } from './covered.ts';
import { pageAddresses } from './page-addresses.ts';
import { logIn } from './ready-accounts.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const addresses = Object.values(pageAddresses);
const isDesk = (address: string) => /^\/(admin|creation)/.test(address);
const isPersonal = (address: string) => address.startsWith('/user');

async function expectFree({ page }: Visit, paths: readonly string[]): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      wrong.push(...(await covered(page)).map((one) => `${path}, ${size.width} px, ${one}`));
    }
  }
  expect(wrong).toEqual([]);
}

describe('SHELL-11 no bar or floating button covers a heading, link or control', () => {
  test('for guests', async () => {
    const seen = await visit();
    await expectFree(
      seen,
      addresses.filter((address) => !isDesk(address) && !isPersonal(address)),
    );
    await seen.close();
  });

  test('for customers', async () => {
    const seen = await visit();
    await logIn(seen.page, 'maria', 'maria1234');
    await expectFree(seen, [...addresses.filter(isPersonal), '/bag', '/detail/5']);
    await seen.close();
  });

  test('for administrators', async () => {
    const seen = await visit();
    await administrator(seen.page).enter();
    await expectFree(seen, addresses.filter(isDesk));
    await seen.close();
  });
});
