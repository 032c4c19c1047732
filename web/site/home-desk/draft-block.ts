import { homeBlock, type HomeBlock } from '#contract/site/home-blocks.ts';

/** What is wrong with a block that is not filled in yet: its parts are of the right types all the same. */
const unfinished: ReadonlySet<string | undefined> = new Set(['custom', 'invalid_format', 'too_big', 'too_small']);

/** True for a block that the editor can show, also one with empty fields, as it was kept over an expired session. */
export function isDraftBlock(block: unknown): block is HomeBlock {
  const { error } = homeBlock.safeParse(block);
  return !error || error.issues.every(({ code }) => unfinished.has(code));
}

/** True for a list of such blocks. */
export function areDraftBlocks(blocks: unknown): blocks is HomeBlock[] {
  return Array.isArray(blocks) && blocks.every(isDraftBlock);
}
