import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { takeNewSeed, testSeed } from './test-seed.mjs';

test('without TEST_SEED every run has the same seed, and a wrong one is refused', () => {
  expect(testSeed({})).toBe(testSeed({ TEST_SEED: '' }));
  expect(testSeed({ TEST_SEED: '-12' })).toBe(-12);
  for (const wrong of ['x', '1.5', '3000000000', '1e3']) expect(() => testSeed({ TEST_SEED: wrong })).toThrow(wrong);
});

test('a new seed is passed on, and said with the command that repeats the run', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const env: Record<string, string | undefined> = {};
  takeNewSeed('npm run test:all', env);
  takeNewSeed('npm run test:all', env);
  const said = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(said[0]).toContain(`Para repetir: TEST_SEED=${env['TEST_SEED']} npm run test:all`);
  expect(said[1]).toBe(said[0]);
  expect(testSeed(env)).toBe(Number(env['TEST_SEED']));
});

test('property tests and samples take the values of the seed', () => {
  const seed = testSeed();
  expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), { numRuns: 20, seed }));
  const tried = (parameters: { seed?: number }) => {
    const values: number[] = [];
    fc.assert(
      fc.property(fc.nat(), (value) => void values.push(value)),
      parameters,
    );
    return values;
  };
  expect(tried({})).toEqual(tried({ seed }));
});
