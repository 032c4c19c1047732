import { execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { purchaseScene } from '../purchase.ts';
import { openShop } from '../shop.ts';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const generated = join(root, '.cache', 'openapi-client');
const run = promisify(execFile);

test('MEND-42 a client that is generated from the OpenAPI document fits its types and buys', async () => {
  const shop = await openShop();
  const scene = purchaseScene(shop);
  const { id } = await scene.product({ price: 129_950 });
  const api = `${shop.url}${shop.settings.apiBase}`;

  await mkdir(generated, { recursive: true });
  const document = join(generated, 'openapi.json');
  await writeFile(document, await (await fetch(`${api}/openapi.json`)).text());
  const generator = join(here, 'node_modules/openapi-typescript/bin/cli.js');
  await run(process.execPath, [generator, document, '-o', join(generated, 'schema.d.ts')]);
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', here]);

  const buyer = spawn(process.execPath, [join(here, 'buyer.ts'), api, String(id)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: buyer.stdout })[Symbol.asyncIterator]();
  const { value: whereToPay = '' } = await lines.next();
  const payment = await scene.pay(whereToPay, 'APRO');
  buyer.stdin.write(`${payment.id}\n`);
  expect(await lines.next()).toMatchObject({ value: 'approved 2649' });
  await shop.close();
});
