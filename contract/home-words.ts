import type { BlockKind, HomeBlock } from './home-blocks.ts';

/** What each kind of block is called in the back office. */
export const blockNames = {
  hero: 'Apertura',
  campaign: 'Campaña',
  products: 'Fila de productos',
  tiles: 'Mosaico',
  story: 'Imagen y texto',
  text: 'Texto',
  facts: 'Franja informativa',
} as const satisfies Record<BlockKind, string>;

/** Returns what a block is called in a list: its kind, and its title if it has one. */
export function blockName(block: HomeBlock): string {
  const title = blockTitle(block);
  return title === '' ? blockNames[block.kind] : `${blockNames[block.kind]}: ${title}`;
}

const newsTitles = { men: 'Novedades de hombre', women: 'Novedades de mujer' } as const;

/** Returns the title of a block; '' if it has none. */
export function blockTitle(block: HomeBlock): string {
  if (block.kind === 'facts') return block.facts.map(({ title }) => title).join(', ');
  if (block.kind === 'products' && block.title === '' && block.source.by === 'news') {
    return newsTitles[block.source.gender];
  }
  return block.title;
}
