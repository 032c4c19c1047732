import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { FileRefused } from './file-refused.ts';

/** What a zip file may have: entries, and bytes that they unpack to, each and all together. */
type ZipLimits = { readonly entries: number; readonly entryBytes: number; readonly bytes: number };

/** Those of an import with its pictures. */
const ofImports: ZipLimits = { entries: 30_000, entryBytes: 200_000_000, bytes: 4_000_000_000 };

/** A zip file whose entries are read one by one. */
export type Zip = {
  /** The paths of its files. */
  readonly names: readonly string[];
  /** Returns the bytes of a file; never more than it says that it has. Throws FileRefused. */
  read(name: string): Promise<Uint8Array>;
  close(): void;
};

/**
 * Opens a zip file by its path, or by its bytes. Refuses what would unpack to too much by the sizes that it says before anything is unpacked;
 * an entry that has more than it says ends its reading. Throws FileRefused.
 */
export async function openZip(source: string | Uint8Array, most: ZipLimits = ofImports): Promise<Zip> {
  const options = { autoClose: false, lazyEntries: true } as const;
  const opened =
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(buffered(source), options);
  const file = await opened.catch(() => {
    throw new FileRefused('badZip');
  });
  try {
    const entries = await entriesOf(file, most);
    return {
      names: [...entries.keys()],
      async read(name) {
        const entry = entries.get(name);
        if (!entry) throw new FileRefused('badZip');
        return bytesOf(file, entry);
      },
      close: () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error instanceof FileRefused ? error : new FileRefused('badZip');
  }
}

function buffered({ buffer: whole, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(whole, byteOffset, byteLength);
}

async function entriesOf(file: ZipFile, most: ZipLimits): Promise<Map<string, Entry>> {
  if (file.entryCount > most.entries) throw new FileRefused('manyEntries', { most: most.entries });
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of file.eachEntry()) {
    const { fileName, uncompressedSize } = entry;
    if (fileName.endsWith('/') || isHidden(fileName)) continue;
    bytes += uncompressedSize;
    if (uncompressedSize > most.entryBytes) throw tooLarge(fileName, uncompressedSize, most.entryBytes);
    if (bytes > most.bytes) throw tooLarge(fileName, bytes, most.bytes);
    entries.set(fileName, entry);
  }
  return entries;
}

/** What macOS adds to each zip file. */
function isHidden(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(?:^|\/)\./.test(name);
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

function tooLarge(name: string, bytes: number, limit: number): FileRefused {
  return new FileRefused('unpackedLarge', { name, size: megabytes(bytes), most: megabytes(limit) });
}

async function bytesOf(file: ZipFile, entry: Entry): Promise<Uint8Array> {
  try {
    return await buffer(await file.openReadStreamPromise(entry));
  } catch {
    throw new FileRefused('badZip');
  }
}
