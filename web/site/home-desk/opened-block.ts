import type { HomeBlock } from '#contract/site/home-blocks.ts';
import { isRecord } from '#web/core/hydration/unknown-values.ts';
import { isDraftBlock } from './draft-block.ts';

/** The name under which the open form of a block is kept over an expired session. */
export const openedBlock = 'home-block';

/** Returns the open form of a block that was kept; undefined if it is damaged. */
export function openedBlockIn(kept: unknown): { readonly block: HomeBlock; readonly isNew: boolean } | undefined {
  if (!isRecord(kept) || !isDraftBlock(kept['block'])) return undefined;
  return { block: kept['block'], isNew: kept['isNew'] === true };
}
