import type { ProjectFile } from './project-files.ts';

/** The maximum number of lines of a file. */
export const longest = 250;

/** Files that a program writes. */
const written = new Set(['messages/message-arguments.ts']);

/** The maximum number of lines of main/ without its tests: it only joins the other rooms. */
export const mostOfMain = 300;

export type Sizes = {
  readonly files: number;
  readonly median: number;
  readonly p90: number;
  readonly tooLong: readonly string[];
  /** The lines of main/ without its tests. */
  readonly main: number;
};

/** Returns the lengths of the files, in lines; `tooLong` lists those over the limit as 'path: lines'. */
export function sizesOf(files: readonly ProjectFile[]): Sizes {
  const sized = files.map(({ path, text }) => ({ path, lines: linesOf(text) }));
  const lines = sized.map((file) => file.lines).toSorted((a, b) => a - b);
  return {
    files: files.length,
    median: percentile(lines, 0.5),
    p90: percentile(lines, 0.9),
    main: sized.reduce((sum, { path, lines: own }) => sum + (isOfMain(path) ? own : 0), 0),
    tooLong: sized
      .filter((file) => file.lines > longest && !written.has(file.path))
      .map((file) => `${file.path}: ${file.lines} lines`),
  };
}

const isOfMain = (path: string) => path.startsWith('main/') && !path.endsWith('.test.ts');

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** Returns the smallest value that is at least as large as `share` of the sorted values. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
