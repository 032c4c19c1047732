import { inside, onlyIfThere, type Box } from './boxes.ts';
import { openTable } from './entry-table.ts';
import { VideoRefused } from './video-refused.ts';

/** What of a track is shown: the content of its table, and how long it takes in the film's unit of time. */
export type Edits = { readonly table: Uint8Array; readonly units: number };

/** A film that was trimmed has one, after an empty one if it begins late. */
const mostEdits = 8;

/**
 * Reads what of a track is shown (ISO/IEC 14496-12, 8.6.6); undefined if all of it is. Throws VideoRefused if it is shown at
 * another speed, as slow motion is, which browsers do not do.
 */
export function readEdits(file: DataView, parts: readonly Box[]): Edits | undefined {
  const outer = onlyIfThere(parts, 'edts');
  const box = outer && onlyIfThere(inside(file, outer), 'elst');
  if (!box) return undefined;
  const isWide = box.end > box.start && file.getUint8(box.start) === 1;
  const edits = openTable(file, box, isWide ? 20 : 12);
  if (edits.count > mostEdits) throw new VideoRefused('retimed');
  let units = 0;
  for (let index = 0; index < edits.count; index += 1) {
    const at = edits.at(index);
    units += isWide ? Number(file.getBigUint64(at)) : file.getUint32(at);
    // 16 bits and 16 of a fraction: once as quick as it was filmed.
    if (file.getUint32(at + (isWide ? 16 : 8)) !== 0x1_00_00) throw new VideoRefused('retimed');
  }
  return units === 0 ? undefined : { table: edits.content, units };
}
