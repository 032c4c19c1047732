import type { ShownBlock } from '#contract/site/home.ts';
import type { PictureSource } from '#web/core/ui/picture.tsx';

/** Returns the wide picture of the first campaign of a home page, for link previews; undefined if it has none. */
export function firstCampaign(blocks: readonly ShownBlock[]): PictureSource | undefined {
  const [found] = blocks.flatMap((block) => {
    if (block.kind === 'campaign') return [block.wide];
    return block.kind === 'hero' ? block.campaigns.slice(0, 1).map(({ wide }) => wide) : [];
  });
  return found;
}
