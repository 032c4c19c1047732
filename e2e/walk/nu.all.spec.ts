import { expect, test } from './walk-test.ts';
import { invalidDocument, nuFaults } from './markup.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { allPagesOf } from './scenes/all-scenes.ts';

test('MEND-47 the Nu HTML Checker, if Java is installed, finds no error in any page as the shop sends it', async ({
  walk,
}) => {
  const wrong: string[] = [];
  for (const who of ['guest', 'customer', 'desk'] as const) {
    const { page } = await walk(who, 1440);
    for (const { path, name } of allPagesOf[who]) {
      const { text } = await readPage(page.request, path);
      wrong.push(...(await invalidDocument(text)).map((one) => `${who} ${name}: ${one}`));
    }
  }
  expect([...wrong, ...(await nuFaults())]).toEqual([]);
});
