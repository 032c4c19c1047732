import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/**
 * Writes compressed copies of the built text files beside them, with the highest compression level: it happens once.
 */
export async function packFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => text.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      if (br.byteLength < bytes.byteLength) writeFileSync(`${path}.br`, br);
      if (gz.byteLength < bytes.byteLength) writeFileSync(`${path}.gz`, gz);
    }),
  );
}
