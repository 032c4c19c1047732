import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#messages/languages.ts';

const root = join(import.meta.dirname, '..', '..');

/** A line of the shop's code, without comments. */
export type SourceLine = { readonly place: string; readonly text: string };

/** Words that people type, not words of the shop. */
const vocabularies = [
  'contract/people/password-strength.ts',
  'server/people/accounts/common-words.ts',
  'server/office/assistant/spanish-words.ts',
  'web/office/finder/finder-entries.ts',
];

/** Returns the lines of the rooms that can contain what people read: screens, e-mails, documents, errors and legal pages. */
export function sourceLines(rooms: readonly string[]): SourceLine[] {
  const files = rooms.flatMap((room) =>
    globSync([`${room}/**/*.{ts,tsx}`, `${room}/**/templates/*/*.md`], { cwd: root }),
  );
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file) && !vocabularies.includes(file))
    .flatMap((file) => {
      const code = withoutComments(readFileSync(join(root, file), 'utf8'));
      return code.split('\n').map((text, index) => ({ place: `${file}:${index + 1}`, text }));
    });
}

/** Blanks block comments, also of Markdown, and lines that are comments, and keeps the number of lines. */
export function withoutComments(code: string): string {
  const blocks = code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  return blocks.replace(/^[^\S\n]*\/\/.*$/gm, '');
}

/** Returns the texts of a language, by their keys. */
export function catalogueTexts(language: Language): Readonly<Record<string, string>> {
  const file = readFileSync(join(root, 'messages', `${language}.json`), 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(file));
}
