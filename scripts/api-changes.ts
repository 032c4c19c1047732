import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { changesFile, releasedFile, withPresentChanges, withRelease } from './api/changes-document.ts';
import { presentDocument } from './api/present-document.ts';

/**
 * Writes the changelog of the API (docs/api/changes.md) by comparing the document of the last release with the present one. With
 * `--release 1.2.0` what is unreleased becomes that version's, and the present document the released one.
 */
const [flag, version] = process.argv.slice(2);
const written = readFileSync(changesFile, 'utf8');

if (flag === '--release' && version !== undefined) {
  writeFileSync(changesFile, withRelease(written, version));
  writeFileSync(releasedFile, gzipSync(JSON.stringify(presentDocument()), { level: 9 }));
} else {
  writeFileSync(changesFile, withPresentChanges(written));
}
