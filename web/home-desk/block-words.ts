import type { Category } from '#contract/catalogue.ts';
import type { BlockOf, HomeBlock } from '#contract/home-blocks.ts';
import type { HomeTrouble, HomeVersion } from '#contract/home-desk.ts';
import type { ProductSource } from '#contract/home-parts.ts';
import { countWords } from '#contract/price-words.ts';

/** What each kind of block is for, where a new one is chosen. */
export const blockHints = {
  hero: 'El título de la página sobre una o varias imágenes a todo el ancho.',
  campaign: 'Una imagen a todo el ancho con un texto y un enlace.',
  products: 'Prendas de una colección, una categoría, o elegidas a mano.',
  tiles: 'Categorías o géneros, con una foto de cada uno.',
  story: 'Una foto junto a un texto.',
  text: 'Un texto con títulos, listas y enlaces.',
  facts: 'Dos a cuatro datos cortos, cada uno con su ícono.',
} as const satisfies Record<HomeBlock['kind'], string>;

const genderSources = {
  newest: { all: 'Lo más nuevo', men: 'Lo más nuevo de hombre', women: 'Lo más nuevo de mujer' },
  offers: { all: 'En oferta', men: 'En oferta, de hombre', women: 'En oferta, de mujer' },
} as const;

function sourceWords(source: ProductSource, categories: readonly Category[]): string {
  switch (source.by) {
    case 'news':
      return source.gender === 'men'
        ? 'Hombre, de la tercera a la sexta prenda'
        : 'Mujer, de la tercera a la sexta prenda';
    case 'newest':
    case 'offers':
      return genderSources[source.by][source.gender ?? 'all'];
    case 'category':
      return categories.find(({ id }) => id === source.category)?.title ?? 'Categoría eliminada';
    case 'collection':
      return 'Una colección';
    case 'picked':
      return `${countWords(source.products.length, 'prenda elegida', 'prendas elegidas')} a mano`;
  }
}

const tilesWords = {
  biggest: 'Las categorías con más prendas',
  genders: 'Mujer y hombre',
  picked: 'Categorías elegidas',
} as const satisfies Record<BlockOf<'tiles'>['of']['by'], string>;

/** Returns what a block shows, in a line for the list. */
export function blockSummary(block: HomeBlock, categories: readonly Category[]): string {
  switch (block.kind) {
    case 'hero':
      return block.campaigns.length === 0 ? 'Sin imágenes' : countWords(block.campaigns.length, 'imagen', 'imágenes');
    case 'campaign':
      return block.line;
    case 'products':
      return sourceWords(block.source, categories);
    case 'tiles':
      return tilesWords[block.of.by];
    case 'story':
      return block.label;
    case 'text':
      return block.html.replaceAll(/<[^>]*>/g, ' ').slice(0, 80);
    case 'facts':
      return countWords(block.facts.length, 'dato', 'datos');
  }
}

const spoken = (local: string) => local.slice(0, 16).replace('T', ' ');

/** Returns when a block is shown, '' if always; `now` is the shop's local time. */
export function datesWords({ from, until }: Pick<HomeBlock, 'from' | 'until'>, now: string): string {
  if (until !== null && until <= now) return `Terminó el ${spoken(until)}`;
  if (from !== null && from > now) {
    return until === null ? `Empieza el ${spoken(from)}` : `Del ${spoken(from)} al ${spoken(until)}`;
  }
  return until === null ? '' : `Hasta el ${spoken(until)}`;
}

const troubleWords = {
  'category-gone': 'La categoría que nombra ya no existe: elija otra.',
  'product-gone': 'La prenda a la que lleva ya no existe: elija otra.',
  'products-gone': 'Algunas de las prendas elegidas ya no existen: quítelas o elija otras.',
  'categories-gone': 'Alguna de las categorías elegidas ya no existe: quítela o elija otra.',
  empty: 'No hay prendas para mostrar.',
  'picture-gone': 'Su imagen ya no está en la tienda: súbala otra vez.',
} as const satisfies Record<HomeTrouble['kind'], string>;

/** Returns what is wrong with a block, and what customers see of it. */
export function troubleText({ kind, isHidden }: HomeTrouble): string {
  return isHidden ? `${troubleWords[kind]} Los clientes no ven este bloque.` : troubleWords[kind];
}

/** What the state of a version is called. */
export const versionStates = {
  draft: 'Borrador',
  scheduled: 'Programada',
  live: 'Pública',
  past: 'Anterior',
} as const satisfies Record<HomeVersion['state'], string>;
