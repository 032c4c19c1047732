import { expect, test } from '../fixtures/test.ts';
import { covered } from './covered.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { logIn } from '../actors/ready-accounts.ts';
import type { Visit } from '../fixtures/visit.ts';

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

test.describe('SHELL-11 no bar or floating button covers a heading, link or control', () => {
  test('for guests', async ({ me }) => {
    await expectFree(
      me,
      addresses.filter((address) => !isDesk(address) && !isPersonal(address)),
    );
  });

  test('for customers', async ({ page, me }) => {
    await logIn(page, 'maria', 'maria1234');
    await expectFree(me, [...addresses.filter(isPersonal), '/bag', '/detail/5']);
  });

  test('for administrators', async ({ me, owner }) => {
    await owner.enter();
    await expectFree(me, addresses.filter(isDesk));
  });
});
