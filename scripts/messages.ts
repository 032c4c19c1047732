import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { argumentTypes } from './messages/message-arguments.ts';
import { languages } from '#messages/languages.ts';

const folder = join(import.meta.dirname, '../messages');

/** Sorts the catalogues by key, and writes the arguments of the messages as types (messages/message-arguments.ts). */
for (const language of languages) {
  const path = join(folder, `${language}.json`);
  const texts = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
  const sorted = Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
  if (language === 'es-AR') writeFileSync(join(folder, 'message-arguments.ts'), argumentTypes(sorted));
}
