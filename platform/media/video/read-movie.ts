import { mostVideoSeconds } from '#contract/core/shop/videos.ts';
import { boxesIn, contentOf, inside, letters, only, within, type Box } from './boxes.ts';
import { readEdits, type Edits } from './read-edits.ts';
import { readPictureKind, type PictureKind } from './read-picture-kind.ts';
import { readSamples, type Samples } from './read-samples.ts';
import { VideoRefused } from './video-refused.ts';

/** The widest and highest video, in px: what phones film at most (4K). */
export const mostSide = 3840;

/** A camera stops some pictures late. In s. */
const tolerance = 0.5;

/** The units of a second at most, so that those of a video of the shop fit 32 bits. */
const mostTimescale = 100_000_000;
const most32 = 0xff_ff_ff_ff;

/** The most tracks: pictures, sound and subtitles in some languages. Each one's boxes are read to know what it is. */
const mostTracks = 64;

/** What a recorder writes that does not know yet how long it takes. */
const unknown = most32;

/** A film of one track of pictures. Times are in its unit or in that of the track, so many in a second. */
export type Movie = {
  /** As it is shown, turned upright, in px. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly timescale: { readonly film: number; readonly track: number };
  /** How the pictures are turned, and their size: the last 44 bytes of `tkhd`. */
  readonly geometry: Uint8Array;
  readonly edits: Edits | undefined;
  readonly kind: PictureKind;
  readonly samples: Samples;
};

/**
 * Reads an MP4 or QuickTime file with one track of H.264, and whatever else is in it, which is passed over. The work is bounded
 * by the size of its tables. Throws VideoRefused for what is no such file, or longer or larger than a video of the shop.
 */
export function readMovie(bytes: Uint8Array): Movie {
  try {
    return movieIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // A number that is said to be where the file has ended.
    throw error instanceof RangeError ? new VideoRefused('damaged', { cause: error }) : error;
  }
}

function movieIn(file: DataView): Movie {
  if (file.byteLength < 12 || letters(file, 4) !== 'ftyp') throw new VideoRefused('unsupported');
  const top = boxesIn(file, 0, file.byteLength);
  if (!top.some(({ type }) => type === 'moov')) throw new VideoRefused('unsupported');
  const parts = inside(file, only(top, 'moov'));
  if (parts.some(({ type }) => type === 'mvex')) throw new VideoRefused('fragmented');
  const all = parts.filter(({ type }) => type === 'trak');
  if (all.length > mostTracks) throw new VideoRefused('damaged');
  const tracks = all.filter((box) => isOfPictures(file, box));
  const [track] = tracks;
  if (!track || tracks.length > 1) throw new VideoRefused('unsupported');
  const film = clockOf(file, only(parts, 'mvhd'));
  return trackOf(file, track, film.timescale);
}

function isOfPictures(file: DataView, track: Box): boolean {
  const { start } = within(file, track, 'mdia', 'hdlr');
  return letters(file, start + 8) === 'vide';
}

function trackOf(file: DataView, track: Box, film: number): Movie {
  const media = within(file, track, 'mdia');
  const tables = inside(file, within(file, media, 'minf', 'stbl'));
  const kind = readPictureKind(file, only(tables, 'stsd'));
  const clock = clockOf(file, within(file, media, 'mdhd'));
  const edits = readEdits(file, inside(file, track));
  // Before its tables: those of a film are long too.
  if (!edits && clock.units !== unknown) refuseLong(clock.units / clock.timescale);
  if (edits) refuseLong(edits.units / film);
  const samples = readSamples(file, tables);
  const seconds = edits ? edits.units / film : samples.units / clock.timescale;
  refuseLong(seconds);
  if (Math.max(edits?.units ?? 0, samples.units) > most32) throw new VideoRefused('damaged');
  const geometry = geometryOf(file, within(file, track, 'tkhd'));
  const { width, height } = shownSize(geometry, kind);
  const sides = [width, height, kind.width, kind.height];
  if (Math.max(...sides) > mostSide) throw new VideoRefused('too_wide');
  if (Math.min(...sides) === 0 || seconds === 0) throw new VideoRefused('damaged');
  return { width, height, seconds, timescale: { film, track: clock.timescale }, geometry, edits, kind, samples };
}

function refuseLong(seconds: number): void {
  if (seconds > mostVideoSeconds + tolerance) throw new VideoRefused('too_long');
}

/** Returns how many units a second has, and how many the whole takes, of a header of a film or of its media. */
function clockOf(file: DataView, { start }: Box): { readonly timescale: number; readonly units: number } {
  const isWide = file.getUint8(start) === 1;
  const timescale = file.getUint32(start + (isWide ? 20 : 12));
  if (timescale === 0 || timescale > mostTimescale) throw new VideoRefused('damaged');
  return { timescale, units: isWide ? Number(file.getBigUint64(start + 24)) : file.getUint32(start + 16) };
}

/** The nine numbers of the matrix, and width and height. */
const geometryBytes = 44;

function geometryOf(file: DataView, header: Box): Uint8Array {
  const content = contentOf(file, header);
  const from = file.getUint8(header.start) === 1 ? 52 : 40;
  if (content.byteLength < from + geometryBytes) throw new VideoRefused('damaged');
  return content.subarray(from, from + geometryBytes);
}

/** Returns the size in which a video is shown: phones film lying, and say that the pictures are to be turned. */
function shownSize(geometry: Uint8Array, kind: PictureKind): { readonly width: number; readonly height: number } {
  const view = new DataView(geometry.buffer, geometry.byteOffset, geometry.byteLength);
  const isTurned = view.getInt32(0) === 0 && view.getInt32(16) === 0;
  const stated = [view.getUint32(36), view.getUint32(40)].map((fixed) => Math.round(fixed / 0x1_00_00));
  const [width, height] = [stated[0] || kind.width, stated[1] || kind.height];
  return isTurned ? { width: height, height: width } : { width, height };
}
