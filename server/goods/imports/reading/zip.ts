import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { FileRefused } from '#platform/table-files/file-refused.ts';

/** What a zip file may have: entries, and bytes that they unpack to, each and all together. */
const most = { entries: 30_000, entryBytes: 200_000_000, bytes: 4_000_000_000 } as const;

/** A zip file whose entries are read one by one. */
export type Zip = {
  /** The paths of its files. */
  readonly names: readonly string[];
  /** Returns the bytes of a file; never more than it says that it has. Throws FileRefused. */
  read(name: string): Promise<Uint8Array>;
  close(): void;
};

/**
 * Opens a zip file by its path. Refuses what would unpack to too much by the sizes that it says before anything is unpacked;
 * an entry that has more than it says ends its reading. Throws FileRefused.
 */
export async function openZip(path: string): Promise<Zip> {
  const file = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
    throw new FileRefused('badZip');
  });
  try {
    const entries = await entriesOf(file);
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

async function entriesOf(file: ZipFile): Promise<Map<string, Entry>> {
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
