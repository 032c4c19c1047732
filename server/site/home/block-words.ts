import type { HomeBlock } from '#contract/site/home-blocks.ts';
import { inWords, type Say } from '#server/core/context/shown-words.ts';

/** Returns a block with what its owner wrote in the language of the request; `say` translates its texts, or lists them. */
export function blockInWords(block: HomeBlock, say: Say = inWords) {
  switch (block.kind) {
    case 'hero':
      return say(
        { ...block, campaigns: block.campaigns.map((one) => say(one, 'title', 'line', 'label', 'alt')) },
        'title',
        'line',
      );
    case 'campaign':
      return say(block, 'title', 'line', 'button', 'alt');
    case 'products':
    case 'tiles':
      return say(block, 'title');
    case 'story':
      return say(block, 'label', 'title', 'text', 'button', 'alt');
    case 'text':
      return say(block, 'title', 'html');
    case 'facts':
      return { ...block, facts: block.facts.map((fact) => say(fact, 'title', 'text')) };
  }
}

/** A block whose texts may be in another language, and those that are not. */
export type BlockInWords = ReturnType<typeof blockInWords>;

export type BlockInWordsOf<Kind extends HomeBlock['kind']> = Extract<BlockInWords, { readonly kind: Kind }>;
