/** What a film has that a test makes. Times are in s. */
export type FilmPlan = {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  /** The four letters of its codec, and the profile of H.264. */
  readonly codec?: string;
  readonly profile?: number;
  /** True for a track of sound, whose bytes are "SOUND" between those of the pictures. */
  readonly hasSound?: boolean;
  /** Text beside the tracks, such as where it was filmed. */
  readonly note?: string;
  /** True if it was filmed with the phone upright: the pictures lie, and are to be turned. */
  readonly isTurned?: boolean;
  /** True if the tables stand behind the pictures, as cameras write them. */
  readonly isTablesLast?: boolean;
  /** What of it is shown: from which time on, how long, and how much quicker. */
  readonly edit?: { readonly from: number; readonly seconds: number; readonly speed?: number };
  /** True for a recording in pieces. */
  readonly isFragmented?: boolean;
  /** True for places and sizes in 64 bits. */
  readonly isWide?: boolean;
  /** Changes a box before it is written: its type, and its content. */
  readonly spoil?: (type: string, content: Buffer) => Buffer;
  readonly brand?: string;
};

const timescale = { film: 600, track: 25 };

/**
 * Makes an MP4 file of 25 pictures in a second, five in each chunk, each picture of some bytes that no decoder reads (ISO/IEC
 * 14496-12). `picture` returns the bytes of one.
 */
export function mp4Of(
  plan: FilmPlan = {},
  picture: (index: number) => Buffer = (index) => Buffer.from(`picture ${index};`),
): Buffer {
  const { seconds = 4, hasSound = false, isTablesLast = false, isWide = false, brand = 'isom' } = plan;
  const count = Math.round(seconds * timescale.track);
  const pictures = Array.from({ length: count }, (_, index) => picture(index));
  const chunks = Array.from({ length: Math.ceil(count / 5) }, (_, index) => pictures.slice(5 * index, 5 * index + 5));
  const sound = Buffer.from(hasSound ? 'SOUND' : '');
  const content = Buffer.concat(chunks.flatMap((chunk) => [...chunk, sound]));
  const write = writerOf(plan);
  const first = write('ftyp', text(brand), u32(0), text(`${brand}avc1`));
  const head = isWide ? [u32(1), text('mdat'), u64(content.length + 16)] : [u32(content.length + 8), text('mdat')];
  const data = Buffer.concat([...head, content]);
  const tablesAt = (offset: number) => moovOf(plan, write, { pictures, chunks, offset, gap: sound.length });
  const before = first.length + (isTablesLast ? 0 : tablesAt(0).length) + data.length - content.length;
  const tables = tablesAt(before);
  return Buffer.concat(isTablesLast ? [first, data, tables] : [first, tables, data]);
}

/** Returns the bytes of the pictures of a film, one after the other, as `mp4Of` makes them. */
export const picturesOf = (seconds: number): string =>
  Array.from({ length: Math.round(seconds * timescale.track) }, (_, index) => `picture ${index};`).join('');

type Write = (type: string, ...parts: readonly Uint8Array[]) => Buffer;

type Film = {
  readonly pictures: readonly Buffer[];
  readonly chunks: readonly (readonly Buffer[])[];
  /** Where the first chunk begins, and the bytes between two. */
  readonly offset: number;
  readonly gap: number;
};

const text = (letters: string) => Buffer.from(letters, 'latin1');

function u32(...numbers: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) buffer.writeUInt32BE(number >>> 0, 4 * index);
  return buffer;
}

const u16 = (number: number) => u32(number).subarray(2);

function u64(...numbers: readonly number[]): Buffer {
  return Buffer.concat(numbers.map((number) => u32(Math.floor(number / 2 ** 32), number)));
}

function writerOf({ spoil = (_type, content) => content }: FilmPlan): Write {
  return (type, ...parts) => {
    const content = spoil(type, Buffer.concat(parts));
    return Buffer.concat([u32(content.length + 8), text(type), content]);
  };
}

const one = 0x1_00_00;
const straight = [one, 0, 0, 0, one, 0, 0, 0, 0x40_00_00_00];
const turned = [0, one, 0, -one, 0, 0, 0, 0, 0x40_00_00_00];

function moovOf(plan: FilmPlan, write: Write, film: Film): Buffer {
  const { seconds = 4, hasSound = false, note, isFragmented = false } = plan;
  const header = u32(0, 0, 0, timescale.film, seconds * timescale.film, one, 0x1_00_00_00, 0, 0, ...straight);
  const extra = [
    ...(hasSound ? [soundOf(write, film)] : []),
    ...(note === undefined ? [] : [write('udta', write('\u{a9}xyz', text(note)))]),
    ...(isFragmented ? [write('mvex', write('trex', u32(0, 1, 1, 0, 0, 0)))] : []),
  ];
  return write('moov', write('mvhd', header, u32(0, 0, 0, 0, 0, 0, 2)), trackOf(plan, write, film), ...extra);
}

function trackOf(plan: FilmPlan, write: Write, film: Film): Buffer {
  const { width = 640, height = 480, seconds = 4, isTurned = false, edit } = plan;
  const matrix = isTurned ? turned : straight;
  const header = u32(3, 0, 0, 1, 0, seconds * timescale.film, 0, 0, 0, 0, ...matrix, width * one, height * one);
  const { from = 0, seconds: shown = 0, speed = 1 } = edit ?? {};
  const edits = u32(0, 1, shown * timescale.film, from * timescale.track, speed * one);
  return write(
    'trak',
    write('tkhd', header),
    ...(edit ? [write('edts', write('elst', edits))] : []),
    mediaOf(plan, write, film),
  );
}

function mediaOf(plan: FilmPlan, write: Write, film: Film): Buffer {
  const { pictures, chunks } = film;
  const clock = write('mdhd', u32(0, 0, 0, timescale.track, pictures.length, 0));
  const handler = write('hdlr', u32(0, 0), text('vide'), u32(0, 0, 0), Buffer.alloc(1));
  const last = chunks.at(-1)?.length ?? 5;
  const runs = last === 5 ? [1, 5, 1] : [1, 5, 1, chunks.length, last, 1];
  const tables = [
    write('stsd', u32(0, 1), entryOf(plan, write)),
    write('stts', u32(0, 1, pictures.length, 1)),
    write('stss', u32(0, 1, 1)),
    write('stsc', u32(0, runs.length / 3, ...runs)),
    write('stsz', u32(0, 0, pictures.length, ...pictures.map(({ length }) => length))),
    placesOf(plan, write, film),
  ];
  return write('mdia', clock, handler, write('minf', write('vmhd', u32(1, 0, 0)), write('stbl', ...tables)));
}

function placesOf({ isWide = false }: FilmPlan, write: Write, { chunks, offset, gap }: Film): Buffer {
  let next = offset;
  const starts = chunks.map((chunk) => {
    const start = next;
    next += Buffer.concat(chunk).length + gap;
    return start;
  });
  return isWide
    ? write('co64', u32(0, starts.length), u64(...starts))
    : write('stco', u32(0, starts.length, ...starts));
}

function entryOf({ width = 640, height = 480, codec = 'avc1', profile = 100 }: FilmPlan, write: Write): Buffer {
  const before = [
    u32(0),
    u16(0),
    u16(1),
    Buffer.alloc(16),
    u16(width),
    u16(height),
    u32(0x48_00_00, 0x48_00_00, 0),
    u16(1),
  ];
  const decoder = write('avcC', Buffer.from([1, profile, 0, 31, 255, 224, 0]));
  return write(codec, ...before, Buffer.alloc(32), u16(24), u16(0xff_ff), decoder);
}

/** A track of sound, of which only its kind and its bytes are told. */
function soundOf(write: Write, { chunks, offset }: Film): Buffer {
  const handler = write('hdlr', u32(0, 0), text('soun'), u32(0, 0, 0), Buffer.alloc(1));
  const tables = [
    write('stsd', u32(0, 1), write('mp4a', Buffer.alloc(28))),
    write('stco', u32(0, chunks.length, offset)),
  ];
  return write('trak', write('mdia', handler, write('minf', write('smhd', u32(0, 0)), write('stbl', ...tables))));
}
