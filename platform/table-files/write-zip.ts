import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** Beside the requests: it takes a while for many bytes. */
const deflate = promisify(deflateRaw);

/** A file of a zip file: its path, with '/' between folders, and what is in it. */
export type ZipEntry = { readonly path: string; readonly bytes: Uint8Array };

/** Bit 11: names are UTF-8. */
const utf8Names = 0x08_00;
const deflated = 8;
const stored = 0;

/** The day that all files have, 1 January 1980: the format knows no earlier one, and local times would tell nothing. */
const firstDay = 0x21;

const signature = (kind: string) => Buffer.from(`PK${kind}`, 'latin1');

/**
 * Returns a zip file (PKWARE APPNOTE) of these files, without zip64: below 4 GB and 65,536 files. The entries are taken one by one,
 * so that whoever makes them needs not hold all. A file that gets no smaller, such as a picture, is stored as it is.
 */
export async function writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, bytes } of entries) {
    const name = Buffer.from(path);
    const smaller = await deflate(bytes);
    const isSmaller = smaller.length < bytes.length;
    const packed = isSmaller ? smaller : Buffer.from(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(utf8Names, 2);
    facts.writeUInt16LE(isSmaller ? deflated : stored, 4);
    facts.writeUInt16LE(firstDay, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([signature('\u0003\u0004'), facts, name]);
    parts.push(local, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(signature('\u0001\u0002'), Buffer.from([20, 0]), facts, place, name);
    offset += local.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = directory.length / 5;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signature('\u0005\u0006'), end]);
}
