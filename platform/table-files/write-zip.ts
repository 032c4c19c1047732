import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file of a zip file: its path, with '/' between folders, and what is in it. */
export type ZipEntry = { readonly path: string; readonly bytes: Uint8Array };

/** The day that all files have: the format knows no earlier one, and when they were made says nothing. */
const firstDay = new Date(1980, 0, 1);

/** Returns a zip file of these files, which are taken one by one: whoever makes them needs not hold all. */
export async function writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Buffer> {
  const zip = new ZipFile();
  const whole = buffer(zip.outputStream);
  for await (const { path, bytes } of entries) zip.addBuffer(Buffer.from(bytes), path, { mtime: firstDay });
  zip.end();
  return whole;
}
