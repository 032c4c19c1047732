import type { ProjectFile } from './project-files.ts';

/** The most lines that a file may have. */
export const longest = 250;

export type Sizes = {
  readonly files: number;
  readonly median: number;
  readonly p90: number;
  readonly tooLong: readonly string[];
};

/** How long the files are, in lines; `tooLong` names those over the limit as 'path: lines'. */
export function sizesOf(files: readonly ProjectFile[]): Sizes {
  const sized = files.map(({ path, text }) => ({ path, lines: linesOf(text) }));
  const lines = sized.map((file) => file.lines).toSorted((a, b) => a - b);
  return {
    files: files.length,
    median: percentile(lines, 0.5),
    p90: percentile(lines, 0.9),
    tooLong: sized.filter((file) => file.lines > longest).map((file) => `${file.path}: ${file.lines} lines`),
  };
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** The smallest value that at least `share` of the sorted values do not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
