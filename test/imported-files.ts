import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import { readProducts } from '#server/goods/imports/reading/read-products.ts';

const now = new Date('2026-11-26T15:00:00Z');

/** Reads files of products in the tests of a file. */
export function importedFiles() {
  let folder = '';
  let written = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'percha-import-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(content: string | Uint8Array) {
    written += 1;
    const path = join(folder, String(written));
    await writeFile(path, content);
    return readProducts(path, now);
  }

  return {
    read,
    /** Returns why a file cannot be read at all; undefined for one that can. */
    refusalOf: (content: string | Uint8Array) =>
      read(content).then(
        () => undefined,
        (error: unknown) => (error instanceof FileRefused ? { code: error.code, ...error.values } : error),
      ),
  };
}
