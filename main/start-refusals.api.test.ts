import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { refusedStart } from '#test/refused-start.ts';

// start-refusals.long.api.test.ts has the other reasons.
test('a data folder that cannot be written ends the start with one line and code 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'percha-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'archivo'), '');
  const { code, lines } = await refusedStart({
    DATABASE_URL: `postgres://x:secreto@127.0.0.1:${await freePort()}/x`,
    DATA_DIR: join(folder, 'archivo', 'datos'),
  });
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(/carpeta|DATA_DIR/i)] });
  expect(lines.join()).not.toMatch(/secreto| at \w|Error:/);
});
