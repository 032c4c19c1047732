import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { markupFaults } from '#test/markup.ts';

/** The documents of this run, for the Nu HTML Checker, which starts slowly and reads many at once. */
const collection = join(import.meta.dirname, '..', '..', '.cache', 'markup', String(process.pid));

/** Returns the faults of the page's markup, as it is now and as the shop sent it. */
export async function invalidMarkup(page: Page): Promise<string[]> {
  const sent = await page.evaluate(async () => (await fetch(location.href)).text());
  return [...(await invalidDocument(sent)), ...(await invalidDocument(await page.content()))];
}

/** Returns the faults of one document. */
export async function invalidDocument(html: string): Promise<string[]> {
  await mkdir(collection, { recursive: true });
  const name = createHash('sha256').update(html).digest('hex').slice(0, 16);
  await writeFile(join(collection, `${name}.html`), html);
  return markupFaults(html);
}

const nu = join(import.meta.dirname, '../nu/node_modules/vnu-jar/build/dist/vnu.jar');

const nuReport = z.object({
  messages: z.array(
    z.looseObject({
      type: z.string(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
});

/**
 * Returns the errors that the Nu HTML Checker finds in all documents so far; none without it (`npm test` installs it if
 * there is Java). Style sheets have their own checker.
 */
export async function nuFaults(): Promise<string[]> {
  if (!existsSync(nu)) return [];
  const args = ['-jar', nu, '--format', 'json', '--errors-only', '--exit-zero-always', '--stdout', collection];
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = nuReport.parse(JSON.parse(stdout));
  return messages
    .filter(({ message }) => !message.startsWith('CSS:'))
    .map(({ url = '', message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract.slice(0, 200)}`);
}
