import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesFile, withPresentChanges, withRelease } from './changes-document.ts';

const written = readFileSync(changesFile, 'utf8');

test('PROG-3 the changelog of the API says what changed since the last release: run npm run api:changes', () => {
  expect(withPresentChanges(written)).toBe(written);
});

test('PROG-3 a release keeps its changes under its version', () => {
  const text = withRelease(written, '9.9.9');
  expect(text).toContain('## Unreleased\n\nNone.\n\n## 9.9.9\n\n');
  expect(text).toContain('POST /admin/tokens');
});
