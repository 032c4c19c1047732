import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './read-input.ts';

const decomposed = 'Jose\u0301';
const composed = 'Jos\u00E9';

test('accents are composed in every text but passwords, also in lists and in what is inside', () => {
  const schema = z.object({ name: z.string(), password: z.string(), tags: z.array(z.object({ text: z.string() })) });
  const raw = { name: decomposed, password: decomposed, tags: [{ text: decomposed }] };
  expect(parseInput(schema, raw)).toEqual({ name: composed, password: decomposed, tags: [{ text: composed }] });
});

test('a date, a file and bytes stay what they are', () => {
  const given = { at: new Date(0), file: new File(['x'], 'foto.png'), bytes: new Uint8Array([1, 2]) };
  const schema = z.object({ at: z.date(), file: z.instanceof(File), bytes: z.instanceof(Uint8Array) });
  const parsed = parseInput(schema, given);
  expect([parsed.at, parsed.file, parsed.bytes]).toEqual([given.at, given.file, given.bytes]);
  expect(parsed.file.name).toBe('foto.png');
});

test('an object without a prototype is an object', () => {
  const raw: unknown = Object.assign(Object.create(null), { name: decomposed });
  expect(parseInput(z.object({ name: z.string() }), raw)).toEqual({ name: composed });
});
