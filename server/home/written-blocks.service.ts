import type { HomeBlock } from '#contract/home-blocks.ts';
import type { Executor } from '#platform/database/database.ts';
import { newestVersion } from '../content-versions/content-versions.service.ts';
import { blocksOf, homeKind, ownersKey } from './home-content.service.ts';
import { homeAt } from './home-versions.service.ts';

/** Returns the blocks that somebody wrote: those that are public at a time, and those of the newest version. */
export async function writtenBlocks(db: Executor, at: Date): Promise<HomeBlock[]> {
  const { blocks, isWritten } = await homeAt(db, at);
  const newest = await newestVersion(db, homeKind, ownersKey);
  return [...(isWritten ? blocks : []), ...(newest ? blocksOf(newest) : [])];
}
