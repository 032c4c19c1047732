import { contentOf, type Box } from './boxes.ts';
import { VideoRefused } from './video-refused.ts';

/** The most entries of a table: 30 s have 7,200 pictures at 240 in a second. */
const mostEntries = 20_000;

/** The entries of a box that has a version, flags, their count, and then they themselves. */
export type EntryTable = {
  readonly count: number;
  /** The content of the box, without what may stand behind the last entry. */
  readonly content: Uint8Array;
  /** Returns where an entry is in the file. */
  readonly at: (index: number) => number;
};

/** The bytes of the version and the flags. */
const fullHead = 4;

/**
 * Opens the table of a box, whose entries have some bytes each; `before` are those between the flags and the count. Throws
 * VideoRefused if there are more entries than the box has bytes for, or than a short film needs.
 */
export function openTable(file: DataView, { start, end }: Box, bytesOfEach: number, before = 0): EntryTable {
  const first = start + fullHead + before + 4;
  if (first > end) throw new VideoRefused('damaged');
  const count = file.getUint32(first - 4);
  if (count > mostEntries) throw new VideoRefused('too_long');
  const last = first + count * bytesOfEach;
  if (last > end) throw new VideoRefused('damaged');
  return { count, content: contentOf(file, { start, end: last }), at: (index) => first + index * bytesOfEach };
}
