import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { changesText, differencesOf } from './differences.ts';
import { presentDocument } from './present-document.ts';

const folder = join(import.meta.dirname, '../../docs/api');

/** The document of the last release, and the changelog that people read. */
export const releasedFile = join(folder, 'released.json.gz');
export const changesFile = join(folder, 'changes.md');

const heading = '## Unreleased\n\n';

/** Returns the text with the changes since the last release; what was written of earlier ones stays. */
export function withPresentChanges(text: string): string {
  const released: unknown = JSON.parse(gunzipSync(readFileSync(releasedFile)).toString('utf8'));
  const changes = changesText(differencesOf(released, presentDocument()));
  const start = text.indexOf(heading) + heading.length;
  const end = text.indexOf('\n## ', start);
  return `${text.slice(0, start)}${changes}${end < 0 ? '' : text.slice(end)}`;
}

/** Returns the text in which what is unreleased belongs to a version. */
export function withRelease(text: string, version: string): string {
  return withPresentChanges(text).replace(heading, `${heading}None.\n\n## ${version}\n\n`);
}
