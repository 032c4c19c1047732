import { boxesIn, contentOf, inside, letters, only, onlyIfThere, type Box } from './boxes.ts';
import { VideoRefused } from './video-refused.ts';

/** How the pictures of a track are coded: their size in px, and the boxes that a decoder needs, by type. */
export type PictureKind = {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Uint8Array>;
};

/** The bytes of a visual sample entry before its boxes (ISO/IEC 14496-12, 12.1.3). */
const entryHead = 78;

/** Baseline, Main and High: what every browser decodes, with 8 bits for each of three colours (ITU-T H.264, annex A). */
const profiles = new Set([66, 77, 100]);

const hevc = /^(?:hvc1|hev1|dvh1|dvhe)$/;

/** The most bytes of what a decoder needs: some hundred are usual. Without a limit the film would be written twice. */
const mostDecoder = 16_384;

/** Reads the only sample description of a track (`stsd`). Throws VideoRefused for another codec than H.264. */
export function readPictureKind(file: DataView, stsd: Box): PictureKind {
  const [entry, ...others] = boxesIn(file, stsd.start + 8, stsd.end);
  if (!entry) throw new VideoRefused('damaged');
  if (hevc.test(entry.type)) throw new VideoRefused('hevc');
  if (entry.type !== 'avc1' || others.length > 0) throw new VideoRefused('codec');
  if (entry.end - entry.start < entryHead) throw new VideoRefused('damaged');
  const parts = inside(file, { ...entry, start: entry.start + entryHead });
  const decoder = only(parts, 'avcC');
  const size = decoder.end - decoder.start;
  const isFit = size >= 7 && size <= mostDecoder && file.getUint8(decoder.start) === 1;
  if (!isFit) throw new VideoRefused('damaged');
  if (!profiles.has(file.getUint8(decoder.start + 1))) throw new VideoRefused('codec');
  const kept = [decoder, shape(parts), colours(file, parts)].filter((box) => box !== undefined);
  return {
    width: file.getUint16(entry.start + 24),
    height: file.getUint16(entry.start + 26),
    boxes: new Map(kept.map((box) => [box.type, contentOf(file, box)])),
  };
}

/** The shape of a pixel. */
function shape(parts: readonly Box[]): Box | undefined {
  const box = onlyIfThere(parts, 'pasp');
  return box && box.end - box.start === 8 ? box : undefined;
}

/** What the colours mean, if numbers say it, in 10 or 11 bytes: a colour profile is left out. */
function colours(file: DataView, parts: readonly Box[]): Box | undefined {
  return parts.find(
    (box) =>
      box.type === 'colr' &&
      box.end - box.start >= 10 &&
      box.end - box.start <= 11 &&
      /^ncl[cx]$/.test(letters(file, box.start)),
  );
}
