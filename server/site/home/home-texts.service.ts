import type { Executor } from '#platform/database/database.ts';
import { newestVersion } from '#server/core/content-versions/content-versions.service.ts';
import type { Say } from '#server/core/context/shown-words.ts';
import { blockInWords } from './block-words.ts';
import { blocksOf, homeKind, ownersKey } from './home-content.service.ts';
import { homeAt } from './home-versions.service.ts';

/** Says the texts of the blocks that somebody wrote: those that are public at a time, and those of the newest version. */
export async function sayHome(db: Executor, at: Date, say: Say): Promise<void> {
  const { blocks, isWritten } = await homeAt(db, at);
  const newest = await newestVersion(db, homeKind, ownersKey);
  for (const block of [...(isWritten ? blocks : []), ...(newest ? blocksOf(newest) : [])]) blockInWords(block, say);
}
