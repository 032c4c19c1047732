import { only, onlyIfThere, type Box } from './boxes.ts';
import { openTable, type EntryTable } from './entry-table.ts';
import { VideoRefused } from './video-refused.ts';

/** Where some samples that follow each other are in the file. */
type Chunk = { readonly start: number; readonly end: number };

/** The pictures of a track: where they are, how long they take together in the track's unit of time, and the tables of them. */
export type Samples = {
  readonly chunks: readonly Chunk[];
  readonly units: number;
  /** The contents of the tables that stay as they are, by the types of their boxes. */
  readonly tables: ReadonlyMap<string, Uint8Array>;
};

/**
 * Reads the tables of samples of a track (ISO/IEC 14496-12, 8.6 and 8.7). Each table is checked against the others, and each
 * sample against the file. Throws VideoRefused.
 */
export function readSamples(file: DataView, boxes: readonly Box[]): Samples {
  const times = openTable(file, only(boxes, 'stts'), 8);
  const { table: sized, sizes } = sizesOf(file, only(boxes, 'stsz'));
  const { count, units } = timesOf(file, times);
  if (sizes.length === 0 || count !== sizes.length) throw new VideoRefused('damaged');
  const runs = openTable(file, only(boxes, 'stsc'), 12);
  const chunks = chunksOf(file, sizes, { runs, starts: startsOf(file, boxes) });
  const synced = onlyIfThere(boxes, 'stss');
  const shifted = onlyIfThere(boxes, 'ctts');
  const tables = new Map<string, Uint8Array>([
    ['stts', times.content],
    ...(synced ? [['stss', openTable(file, synced, 4).content] as const] : []),
    ...(shifted ? [['ctts', openTable(file, shifted, 8).content] as const] : []),
    ['stsc', runs.content],
    ['stsz', sized.content],
  ]);
  return { chunks, units, tables };
}

function timesOf(file: DataView, times: EntryTable): { readonly count: number; readonly units: number } {
  let [count, units] = [0, 0];
  for (let index = 0; index < times.count; index += 1) {
    const samples = file.getUint32(times.at(index));
    count += samples;
    units += samples * file.getUint32(times.at(index) + 4);
  }
  return { count, units };
}

/** Returns the bytes of each sample: all have one size, or each its own. */
function sizesOf(file: DataView, stsz: Box): { readonly table: EntryTable; readonly sizes: readonly number[] } {
  // The size of all samples stands before their number; with one there is no table.
  const common = stsz.end - stsz.start < 12 ? 0 : file.getUint32(stsz.start + 4);
  const table = openTable(file, stsz, common === 0 ? 4 : 0, 4);
  const sizes = Array.from({ length: table.count }, (_, index) => common || file.getUint32(table.at(index)));
  return { table, sizes };
}

/** Returns where each chunk begins, which tables say in 32 or in 64 bits. */
function startsOf(file: DataView, boxes: readonly Box[]): readonly number[] {
  const wide = onlyIfThere(boxes, 'co64');
  const table = wide ? openTable(file, wide, 8) : openTable(file, only(boxes, 'stco'), 4);
  const read = (at: number) => (wide ? Number(file.getBigUint64(at)) : file.getUint32(at));
  return Array.from({ length: table.count }, (_, index) => read(table.at(index)));
}

type Places = { readonly runs: EntryTable; readonly starts: readonly number[] };

/** Returns the chunks: `runs` say from which chunk on each has how many samples. */
function chunksOf(file: DataView, sizes: readonly number[], { runs, starts }: Places): Chunk[] {
  let [run, perChunk, sample, all] = [0, 0, 0, 0];
  const chunks = starts.map((start, index) => {
    if (run < runs.count && file.getUint32(runs.at(run)) === index + 1) {
      perChunk = file.getUint32(runs.at(run) + 4);
      if (file.getUint32(runs.at(run) + 8) !== 1) throw new VideoRefused('damaged');
      run += 1;
    }
    const next = sample + perChunk;
    if (perChunk === 0 || next > sizes.length) throw new VideoRefused('damaged');
    let size = 0;
    for (; sample < next; sample += 1) size += sizes[sample] ?? 0;
    all += size;
    if (start + size > file.byteLength) throw new VideoRefused('damaged');
    return { start, end: start + size };
  });
  // More bytes than the file has are bytes that several samples share.
  const isWhole = run === runs.count && sample === sizes.length && all <= file.byteLength;
  if (!isWhole) throw new VideoRefused('damaged');
  return chunks;
}
