import type { HomeBlock } from '#contract/home-blocks.ts';
import type { ShownBlock } from '#contract/home.ts';
import { freshUntil } from '#platform/page-cache/collect-tags.ts';
import { tagPage } from '../context/page-tags.ts';
import { dueBlocks } from './due-blocks.ts';
import { fillBlock } from './fill-block.ts';
import { homeLookups } from './home-lookups.service.ts';
import type { Reading } from './home-lookups.service.ts';
import { homeAt } from './home-versions.service.ts';

/** Returns the blocks of the home page that everybody sees at a time. A cached page with them expires when they change. */
export async function showHome(reading: Reading, at: Date): Promise<ShownBlock[]> {
  tagPage('content:home');
  const { blocks, changesAt } = await reading.read((db) => homeAt(db, at));
  if (changesAt) freshUntil(changesAt);
  return shownBlocks(reading, dueBlocks(blocks, at));
}

/** Returns what blocks show, those left out that have nothing to show. */
export async function shownBlocks(reading: Reading, blocks: readonly HomeBlock[]): Promise<ShownBlock[]> {
  const found = await homeLookups(reading, blocks);
  return blocks.flatMap((block) => fillBlock(block, found).shown ?? []);
}
