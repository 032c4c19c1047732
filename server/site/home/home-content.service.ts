import { z } from 'zod';
import { homeBlock, type HomeBlock } from '#contract/site/home-blocks.ts';
import type { ContentKind, StoredVersion } from '#server/core/content-versions/content-versions.service.ts';

/** Where the home page is among the contents: the owner's, and the one that the shop began with. */
export const homeKind = 'home' satisfies ContentKind;
export const ownersKey = 'home';
export const originalKey = 'original';

const stored = z.object({ blocks: z.array(z.unknown()).catch([]) }).catch({ blocks: [] });

/**
 * Returns the blocks of a version. A block that this program does not know, written by a newer one, is left out: the others
 * are shown all the same.
 */
export function blocksOf({ content }: Pick<StoredVersion, 'content'>): HomeBlock[] {
  return stored.parse(content).blocks.flatMap((block) => {
    const known = homeBlock.safeParse(block);
    return known.success ? [known.data] : [];
  });
}
