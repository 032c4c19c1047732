import type { ProjectFile } from './project-files.ts';

/** Comments that disable a check, or note later work. */
const pattern = /(?:ox|es)lint-disable|@ts-(?:ignore|nocheck|expect-error)|\b(?:TO|FIX)(?:DO|ME)\b/;

/** Returns the lines with such a comment, as 'path:line: word'. */
export function suppressions(files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [`${path}:${at + 1}: ${word}`];
    }),
  );
}
