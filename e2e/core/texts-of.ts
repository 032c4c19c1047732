import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#messages/languages.ts';

/** Returns the texts of the interface in a language, by their keys. */
export function textsOf(language: Language): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '..', '..', 'messages', `${language}.json`);
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

const english = textsOf('en');

/** Returns a text of the interface in English that has no arguments. */
export function inEnglish(key: string): string {
  const text = english[key];
  if (text === undefined) throw new Error(`there is no message ${key}`);
  return text;
}
