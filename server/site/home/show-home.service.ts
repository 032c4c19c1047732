import type { HomeBlock } from '#contract/site/home-blocks.ts';
import type { ShownBlock } from '#contract/site/home.ts';
import { freshUntil } from '#platform/page-cache/collect-tags.ts';
import { tagPage } from '#server/core/context/page-tags.ts';
import { inWords } from '#server/core/context/shown-words.ts';
import { blockInWords, type BlockInWords } from './block-words.ts';
import { dueBlocks } from './due-blocks.ts';
import { fillBlock } from './fill-block.ts';
import { homeLookups } from './home-lookups.service.ts';
import type { Database } from '#platform/database/database.ts';
import { homeAt } from './home-versions.service.ts';

/** The blocks that are due at a time. `isWritten` is false if nobody arranged them. */
type DueHome = { readonly due: readonly HomeBlock[]; readonly isWritten: boolean };

/** Returns the blocks of a time. A cached page that is made of them expires when they change. */
export async function dueHome(db: Database, at: Date): Promise<DueHome> {
  tagPage('content:home');
  const { blocks, isWritten, changesAt } = await homeAt(db, at);
  if (changesAt) freshUntil(changesAt);
  return { due: dueBlocks(blocks, at), isWritten };
}

/** Returns the blocks of the home page that everybody sees at a time. */
export async function showHome(db: Database, at: Date): Promise<ShownBlock[]> {
  const { due, isWritten } = await dueHome(db, at);
  return fill(
    db,
    due,
    due.map((block) => (isWritten ? blockInWords(block) : withMotto(block))),
  );
}

/** Returns what blocks that were written show, those left out that have nothing to show. */
export async function shownBlocks(db: Database, blocks: readonly HomeBlock[]): Promise<ShownBlock[]> {
  return fill(
    db,
    blocks,
    blocks.map((block) => blockInWords(block)),
  );
}

/** A home page that nobody wrote begins with the shop's motto; all else of it is said in the language of the request. */
const withMotto = (block: HomeBlock): BlockInWords => (block.kind === 'hero' ? inWords(block, 'line') : block);

async function fill(db: Database, blocks: readonly HomeBlock[], said: readonly BlockInWords[]) {
  const found = await homeLookups(db, blocks);
  return said.flatMap((block) => fillBlock(block, found).shown ?? []);
}
