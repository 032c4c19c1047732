import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/**
 * Writes compressed copies of the built text files beside them, with the highest compression level: it happens once.
 * Files with the same content, of which the languages have many, are compressed once.
 */
export async function packFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => text.test(name));
  const packed = new Map();
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      const key = bytes.toString('latin1');
      if (!packed.has(key)) packed.set(key, pack(bytes));
      const [br, gz] = await packed.get(key);
      if (br.byteLength < bytes.byteLength) writeFileSync(`${path}.br`, br);
      if (gz.byteLength < bytes.byteLength) writeFileSync(`${path}.gz`, gz);
    }),
  );
}

function pack(bytes) {
  return Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
}
