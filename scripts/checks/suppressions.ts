import type { ProjectFile } from './project-files.ts';

/** What switches a check off, or puts work off. */
const pattern = /(?:ox|es)lint-disable|@ts-(?:ignore|nocheck|expect-error)|\b(?:TO|FIX)(?:DO|ME)\b/;

/** The lines that switch a check off or put work off, as 'path:line: word'. */
export function suppressions(files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [`${path}:${at + 1}: ${word}`];
    }),
  );
}
