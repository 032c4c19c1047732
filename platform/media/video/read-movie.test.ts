import { describe, expect, test } from 'vitest';
import { mp4Of, type FilmPlan } from '#test/mp4.ts';
import { readMovie } from './read-movie.ts';
import { VideoRefused } from './video-refused.ts';

/** Returns why a file is refused; undefined if it is not. */
function problemOf(bytes: Uint8Array): string | undefined {
  try {
    readMovie(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof VideoRefused) return error.problem;
    throw error;
  }
}

describe('GOOD-10 an uploaded video', () => {
  test.each<[string, FilmPlan]>([
    ['with its tables first', {}],
    ['with its tables last', { isTablesLast: true }],
    ['with places and sizes in 64 bits', { isWide: true }],
    ['of QuickTime', { brand: 'qt  ', isTablesLast: true }],
    ['with sound and the place where it was filmed', { hasSound: true, note: '+40.4168-003.7038/' }],
  ])('%s is read', (_name, plan) => {
    expect(readMovie(mp4Of(plan))).toMatchObject({ width: 640, height: 480, seconds: 4 });
  });

  test('that was filmed upright is as high as its pictures are wide', () => {
    expect(readMovie(mp4Of({ width: 1920, height: 1080, isTurned: true }))).toMatchObject({
      width: 1080,
      height: 1920,
    });
  });

  test('takes as long as what of it is shown', () => {
    expect(readMovie(mp4Of({ seconds: 40, edit: { from: 5, seconds: 20 } })).seconds).toBe(20);
    expect(problemOf(mp4Of({ seconds: 20, edit: { from: 0, seconds: 40 } }))).toBe('too_long');
  });

  test.each<[string, FilmPlan]>([
    ['too_long', { seconds: 31 }],
    ['too_wide', { width: 4096, height: 2160 }],
    ['hevc', { codec: 'hvc1' }],
    ['codec', { codec: 'vp09' }],
    ['codec', { profile: 110 }],
    ['fragmented', { isFragmented: true }],
    ['retimed', { edit: { from: 0, seconds: 4, speed: 0.25 } }],
    ['damaged', { seconds: 0 }],
  ])('is refused as %s: %j', (problem, plan) => {
    expect(problemOf(mp4Of(plan))).toBe(problem);
  });

  test('of 30 s is accepted, also if the camera stopped some pictures late', () => {
    expect(readMovie(mp4Of({ seconds: 30.4 })).seconds).toBe(30.4);
  });

  test.each(['', 'GIF89a and so on, but no video', '\0\0\0\u{10}ftypheic\0\0\0\0', '\0\0\0\u{8}ftyp\0\0\0\u{8}mdat'])(
    'that is none is refused: %j',
    (content) => {
      expect(problemOf(Buffer.from(content, 'latin1'))).toBe('unsupported');
    },
  );
});

describe('GOOD-10 a damaged video', () => {
  const whole = mp4Of({ seconds: 2, hasSound: true });

  test('that was cut anywhere is refused, and of one with a wrong byte comes nothing but a refusal or a film', () => {
    for (let length = 0; length < whole.length; length += 7) {
      expect([length, problemOf(whole.subarray(0, length))]).toEqual([length, expect.any(String)]);
    }
    // What is in the tables may be any number: nothing but a refusal may come of it.
    for (let at = 0; at < whole.length; at += 1) {
      for (const byte of [0, 1, 127, 255]) {
        const spoiled = Buffer.from(whole);
        spoiled[at] = byte;
        problemOf(spoiled);
      }
    }
  });

  /** A film one of whose tables has another number at a place. */
  const spoiled = (type: string, at: number, number: number) =>
    mp4Of({
      spoil(own, content) {
        if (own === type) content.writeUInt32BE(number, at);
        return content;
      },
    });

  test.each([
    ['more entries than bytes', 'stsz', 8, 101],
    ['more samples than sizes', 'stts', 8, 101],
    ['fewer samples than sizes', 'stts', 8, 99],
    ['chunks of more samples than there are', 'stsc', 12, 4_000_000_000],
    ['chunks without samples', 'stsc', 12, 0],
    ['runs that do not begin', 'stsc', 8, 2],
    ['another sample description', 'stsc', 16, 2],
    ['a chunk behind the end', 'stco', 8, 4_000_000_000],
    ['a sample that is larger than the file', 'stsz', 12, 4_000_000_000],
    ['no unit of time', 'mdhd', 12, 0],
    ['a unit of time that fits no film', 'mvhd', 12, 4_000_000_000],
    ['more time than 32 bits', 'stts', 12, 4_000_000_000],
  ])('with %s is refused', (_name, type, at, number) => {
    expect(problemOf(spoiled(type, at, number))).toMatch(/^(?:damaged|too_long)$/);
  });

  test.each([
    ['stsz', 8],
    ['stts', 4],
    ['stsc', 4],
    ['stco', 4],
    ['stss', 4],
  ])('that says that %s has four thousand million entries is refused before they are read', (type, at) => {
    expect(problemOf(spoiled(type, at, 4_000_000_000))).toBe('too_long');
  });

  /** The head of a box that says its size in 32 bits, and in 64 after its type. */
  const boxHead = (type: string, size: number, wide?: bigint) => {
    const head = Buffer.alloc(wide === undefined ? 8 : 16);
    head.writeUInt32BE(size);
    head.write(type, 4, 'latin1');
    if (wide !== undefined) head.writeBigUInt64BE(wide, 8);
    return head;
  };

  test.each([
    ['a size of 64 bits that no file has', boxHead('free', 1, 0xff_ff_ff_ff_ff_ff_ff_ffn)],
    ['a size of 64 bits beyond what numbers tell apart', boxHead('free', 1, 0x20_00_00_00_00_00_01n)],
    ['a size of 64 bits that is smaller than its head', boxHead('free', 1, 15n)],
    ['a size of 32 bits that is smaller than its head', boxHead('free', 7)],
    ['a head of 64 bits that is cut', boxHead('free', 1)],
  ])('with a box of %s is refused', (_name, head) => {
    expect(problemOf(Buffer.concat([whole, head]))).toBe('damaged');
    expect(
      problemOf(mp4Of({ spoil: (type, content) => (type === 'stbl' ? Buffer.concat([content, head]) : content) })),
    ).toBe('damaged');
  });

  test('whose boxes are in each other without an end, each as large as the rest, is refused', () => {
    const nested = Buffer.concat([whole.subarray(0, 24), ...Array.from({ length: 100_000 }, () => boxHead('moov', 0))]);
    expect(problemOf(nested)).toBe('unsupported');
    const tables = Buffer.concat(Array.from({ length: 1000 }, () => boxHead('stbl', 0)));
    expect(problemOf(mp4Of({ spoil: (type, content) => (type === 'stbl' ? tables : content) }))).toBe('damaged');
  });

  test('whose places in 64 bits are behind every file is refused', () => {
    for (const place of [0xff_ff_ff_ff_ff_ff_ff_ffn, 0x8000_0000_0000_0000n, 0x1_0000_0000n]) {
      const far = mp4Of({
        isWide: true,
        spoil(type, content) {
          if (type === 'co64') content.writeBigUInt64BE(place, 8);
          return content;
        },
      });
      expect(problemOf(far)).toBe('damaged');
    }
  });

  test('of thousands of tracks is refused without reading each of them', () => {
    const track = mp4Of({ seconds: 1 });
    const at = track.indexOf('trak') - 4;
    const one = track.subarray(at, at + track.readUInt32BE(at));
    const tracks = Buffer.concat(Array.from({ length: 3000 }, () => one));
    expect(
      problemOf(mp4Of({ spoil: (type, content) => (type === 'moov' ? Buffer.concat([content, tracks]) : content) })),
    ).toBe('damaged');
  });

  test('whose decoder needs as much as a film is refused: both would be written', () => {
    const large = mp4Of({
      spoil: (type, content) => (type === 'avcC' ? Buffer.concat([content, Buffer.alloc(20_000)]) : content),
    });
    expect(problemOf(large)).toBe('damaged');
    const coloured = (bytes: number) => {
      const colours = Buffer.concat([boxHead('colr', bytes + 8), Buffer.from('nclx'), Buffer.alloc(bytes - 4)]);
      return mp4Of({ spoil: (type, content) => (type === 'avc1' ? Buffer.concat([content, colours]) : content) });
    };
    expect(readMovie(coloured(11)).kind.boxes.has('colr')).toBe(true);
    expect(readMovie(coloured(50_000)).kind.boxes.has('colr')).toBe(false);
  });

  test('of very many boxes is refused without reading them all', () => {
    const empty = Buffer.concat(Array.from({ length: 200_000 }, () => Buffer.from('\0\0\0\u{8}free', 'latin1')));
    expect(problemOf(Buffer.concat([Buffer.from('\0\0\0\u{10}ftypisom\0\0\0\0', 'latin1'), empty]))).toBe('damaged');
  });

  test('whose samples are all the same bytes is refused: it would be written larger than it is', () => {
    const shared = mp4Of({
      spoil(type, content) {
        // Every chunk begins with the first one, and is as large as the file.
        if (type === 'stco') for (let at = 12; at < content.length; at += 4) content.copy(content, at, 8, 12);
        if (type === 'stsz') for (let at = 12; at < content.length; at += 4) content.writeUInt32BE(200, at);
        return content;
      },
    });
    expect(problemOf(shared)).toBe('damaged');
  });
});
