import type { Movie } from './read-movie.ts';

const boxHead = 8;

/**
 * Writes a film anew: its one track of pictures, with the tables first, so that it begins to play before all of it has come.
 * Nothing else of the file is in it: no sound, no place where it was filmed, no other tracks and no bytes between.
 */
export function writeMovie(bytes: Uint8Array, movie: Movie): Buffer {
  const pieces = movie.samples.chunks.map(({ start, end }) => bytes.subarray(start, end));
  const size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  const type = box('ftyp', text('isom'), u32(0x2_00), text('isomiso2avc1mp41'));
  // The places depend on the length of the tables, which does not depend on the places.
  const offset = type.byteLength + tablesOf(movie, 0).byteLength + boxHead;
  return Buffer.concat([type, tablesOf(movie, offset), u32(size + boxHead), text('mdat'), ...pieces]);
}

const text = (letters: string) => Buffer.from(letters, 'latin1');

function u32(...numbers: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) buffer.writeUInt32BE(number, 4 * index);
  return buffer;
}

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.byteLength, boxHead);
  return Buffer.concat([u32(size), text(type), ...parts]);
}

const u16 = (number: number) => u32(number).subarray(2);

/** A box that begins with its version, 0, and flags. */
const full = (type: string, flags: number, ...parts: readonly Uint8Array[]) => box(type, u32(flags), ...parts);

const one = 0x1_00_00;
const unturned = [one, 0, 0, 0, one, 0, 0, 0, 0x40_00_00_00];

function tablesOf(movie: Movie, offset: number): Buffer {
  const { seconds, timescale, edits } = movie;
  const units = edits?.units ?? Math.round(seconds * timescale.film);
  const header = full(
    'mvhd',
    0,
    u32(0, 0, timescale.film, units, one, 0x1_00_00_00, 0, 0, ...unturned, 0, 0, 0, 0, 0, 0, 2),
  );
  const shown = edits ? [box('edts', box('elst', edits.table))] : [];
  // Enabled, and in the film; the first track, of no volume.
  const track = full('tkhd', 3, u32(0, 0, 1, 0, units, 0, 0, 0, 0), movie.geometry);
  return box('moov', header, box('trak', track, ...shown, mediaOf(movie, offset)));
}

function mediaOf({ timescale, samples, kind }: Movie, offset: number): Buffer {
  const unnamed = 0x55_c4_00_00;
  const clock = full('mdhd', 0, u32(0, 0, timescale.track, samples.units, unnamed));
  const handler = full('hdlr', 0, u32(0), text('vide'), u32(0, 0, 0), Buffer.alloc(1));
  const reference = box('dinf', full('dref', 0, u32(1), full('url ', 1)));
  const tables = [...samples.tables].map(([type, content]) => box(type, content));
  const starts = startsOf(samples.chunks, offset);
  const offsets = full('stco', 0, u32(starts.length, ...starts));
  const description = full('stsd', 0, u32(1), entryOf(kind));
  const table = box('stbl', description, ...tables, offsets);
  return box('mdia', clock, handler, box('minf', full('vmhd', 1, u32(0, 0)), reference, table));
}

/** Writes how the pictures are coded: of 24 bits, and 72 dots in an inch. */
function entryOf({ width, height, boxes }: Movie['kind']): Buffer {
  const inch = 0x48_00_00;
  const parts = [...boxes].map(([type, content]) => box(type, content));
  const before = [u32(0), u16(0), u16(1), Buffer.alloc(16), u16(width), u16(height), u32(inch, inch, 0), u16(1)];
  return box('avc1', ...before, Buffer.alloc(32), u16(24), u16(0xff_ff), ...parts);
}

/** Returns where chunks begin that are written one after the other. */
function startsOf(chunks: Movie['samples']['chunks'], offset: number): number[] {
  let next = offset;
  return chunks.map(({ start, end }) => {
    const own = next;
    next += end - start;
    return own;
  });
}
