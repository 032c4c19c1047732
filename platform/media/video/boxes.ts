import { VideoRefused } from './video-refused.ts';

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): its type, and from where to where its content is in the file. */
export type Box = { readonly type: string; readonly start: number; readonly end: number };

/** The most boxes in one: a film has some ten at each level, and a recording in pieces some thousands. */
const mostBoxes = 10_000;

/** The bytes before the content of a box: its size and type, and for a large one its size in 64 bits. */
const head = { plain: 8, large: 16 } as const;

/**
 * Returns the boxes between two places of a file, without those inside of them. Throws VideoRefused for one that ends after
 * its place.
 */
export function boxesIn(file: DataView, start: number, end: number): Box[] {
  const found: Box[] = [];
  // QuickTime ends some lists of boxes with four zero bytes.
  for (let at = start; end - at >= head.plain; at = found.at(-1)?.end ?? end) {
    if (found.length === mostBoxes) throw new VideoRefused('damaged');
    const stated = file.getUint32(at);
    const isLarge = stated === 1;
    const before = isLarge ? head.large : head.plain;
    if (isLarge && end - at < before) throw new VideoRefused('damaged');
    const size = isLarge ? Number(file.getBigUint64(at + head.plain)) : stated;
    // A size of zero is the rest.
    const next = size === 0 ? end : at + size;
    if (next > end || next < at + before) throw new VideoRefused('damaged');
    found.push({ type: letters(file, at + 4), start: at + before, end: next });
  }
  return found;
}

/** Returns the boxes in a box. */
export const inside = (file: DataView, { start, end }: Box): Box[] => boxesIn(file, start, end);

/** Returns the only box of a type. Throws VideoRefused if there is none, or another one. */
export function only(boxes: readonly Box[], type: string): Box {
  const [box, ...others] = boxes.filter((one) => one.type === type);
  if (!box || others.length > 0) throw new VideoRefused('damaged');
  return box;
}

/** Returns the only box of a type, if there is one. Throws VideoRefused if there are several. */
export function onlyIfThere(boxes: readonly Box[], type: string): Box | undefined {
  return boxes.some((one) => one.type === type) ? only(boxes, type) : undefined;
}

/** Returns the box in boxes in boxes: `within(file, track, 'mdia', 'minf')`. Throws VideoRefused as `only` does. */
export function within(file: DataView, box: Box, ...path: readonly string[]): Box {
  return path.reduce((outer, type) => only(inside(file, outer), type), box);
}

/** Returns the bytes of a box's content, not copied. */
export function contentOf(file: DataView, { start, end }: Omit<Box, 'type'>): Uint8Array {
  return new Uint8Array(file.buffer, file.byteOffset + start, end - start);
}

/** Returns the four letters of a type. */
export function letters(file: DataView, at: number): string {
  return String.fromCharCode(file.getUint8(at), file.getUint8(at + 1), file.getUint8(at + 2), file.getUint8(at + 3));
}
