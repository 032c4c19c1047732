import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { spokenDepartment } from '#contract/core/shop/present-departments.ts';
import type { BlockKind, HomeBlock } from './home-blocks.ts';

/** What each kind of block is called in the back office. */
export const blockNames = lateTexts({
  hero: () => t('home-words.hero'),
  campaign: () => t('home-words.campaign'),
  products: () => t('home-words.products'),
  tiles: () => t('home-words.tiles'),
  story: () => t('home-words.story'),
  text: () => t('home-words.text'),
  facts: () => t('home-words.facts'),
}) satisfies Record<BlockKind, string>;

/** Returns what a block is called in a list: its kind, and its title if it has one. */
export function blockName(block: HomeBlock): string {
  const title = blockTitle(block);
  return title === '' ? blockNames[block.kind] : `${blockNames[block.kind]}: ${title}`;
}

/** Returns the title of a block; '' if it has none. */
export function blockTitle(block: HomeBlock): string {
  if (block.kind === 'facts') return block.facts.map(({ title }) => title).join(', ');
  if (block.kind === 'products' && block.title === '' && block.source.by === 'news') {
    return t('home-words.newsOf', spokenDepartment(block.source.gender));
  }
  return block.title;
}
