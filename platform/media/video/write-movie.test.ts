import { expect, test } from 'vitest';
import { mp4Of, picturesOf, type FilmPlan } from '#test/mp4.ts';
import { boxesIn, letters } from './boxes.ts';
import { readMovie } from './read-movie.ts';
import { writeMovie } from './write-movie.ts';

const written = (plan: FilmPlan) => {
  const bytes = mp4Of(plan);
  return writeMovie(bytes, readMovie(bytes));
};

const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

test('GOOD-10 a video is stored without its sound, the place where it was filmed, and other bytes than its pictures', () => {
  const bytes = written({ hasSound: true, note: '+40.4168-003.7038/', isTablesLast: true });
  const content = bytes.toString('latin1');
  for (const left of ['SOUND', 'soun', 'mp4a', '+40.4168']) expect(content).not.toContain(left);
  const view = viewOf(bytes);
  const [, , data] = boxesIn(view, 0, bytes.byteLength);
  expect(bytes.subarray(data?.start, data?.end).toString('latin1')).toBe(picturesOf(4));
});

test('GOOD-10 what stands behind the last entry of a table is not stored either', () => {
  const spoil = (type: string, content: Buffer) =>
    ['stts', 'stss', 'stsc', 'stsz', 'elst'].includes(type) ? Buffer.concat([content, Buffer.from('HIDDEN')]) : content;
  const bytes = written({ edit: { from: 0, seconds: 4 }, spoil });
  expect(bytes.toString('latin1')).not.toContain('HIDDEN');
  expect(readMovie(bytes).seconds).toBe(4);
});

test('GOOD-10 its tables stand before its pictures, so that it begins to play before all of it has come', () => {
  const bytes = written({ isTablesLast: true });
  expect(boxesIn(viewOf(bytes), 0, bytes.byteLength).map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
});

test.each<FilmPlan>([
  {},
  { isTurned: true, hasSound: true },
  { seconds: 40, edit: { from: 5, seconds: 20 } },
  { isWide: true, seconds: 3.96 },
])('GOOD-10 what is written of %j is the same film, and written again the same bytes', (plan) => {
  const source = mp4Of(plan);
  const [before, bytes] = [readMovie(source), written(plan)];
  const after = readMovie(bytes);
  const facts = ({ width, height, seconds, timescale, kind }: typeof before) => ({
    width,
    height,
    seconds,
    timescale,
    kind,
  });
  expect(facts(after)).toEqual(facts(before));
  expect(after.samples.units).toBe(before.samples.units);
  const piecesOf = (file: Buffer, { samples }: typeof before) =>
    samples.chunks.map(({ start, end }) => file.subarray(start, end).toString('latin1'));
  expect(piecesOf(bytes, after)).toEqual(piecesOf(source, before));
  expect(writeMovie(bytes, after).equals(bytes)).toBe(true);
});

test('GOOD-10 each sample is where the tables say', () => {
  const bytes = written({ hasSound: true });
  const { samples } = readMovie(bytes);
  expect(letters(viewOf(bytes), samples.chunks[0]?.start ?? 0)).toBe('pict');
  expect(samples.chunks.at(-1)?.end).toBe(bytes.byteLength);
});
