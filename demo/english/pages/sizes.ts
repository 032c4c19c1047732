import { letterSizes, shoeSizes, waistSizes, type Span } from '#contract/goods/sizes/size-measures.ts';
import type { EnglishPage } from './english-page.ts';

const span = ([from, to]: Span) => `${from} to ${to}`;

export const englishSizes: EnglishPage = {
  title: 'Size guide',
  description: 'How to measure yourself and which size to choose at {{tienda}}.',
  blocks: [
    {
      block: 'paragraph',
      text: 'The measurements are of the body, in centimetres. If you are between two sizes, take the larger for a comfortable fit or the smaller for a close one.',
    },
    { block: 'heading', text: 'How to measure yourself' },
    {
      block: 'list',
      items: [
        '**Chest or bust:** pass the tape around the widest part, under the arms, not too tight.',
        '**Waist:** measure the narrowest part of the torso.',
        '**Hips:** measure the widest part, with your feet together.',
        '**Inside leg:** measure trousers that fit you well, from the crotch seam to the hem.',
      ],
    },
    { block: 'heading', text: 'Sizes XS to XXL' },
    {
      block: 'table',
      head: ['Size', 'Chest or bust', 'Waist', 'Hips'],
      rows: letterSizes.map((one) => [one.size, span(one.chest), span(one.waist), span(one.hips)]),
    },
    { block: 'heading', text: 'Trousers and skirts' },
    {
      block: 'table',
      head: ['Size', 'Waist', 'Hips'],
      rows: waistSizes.map((one) => [one.size, span(one.waist), span(one.hips)]),
    },
    { block: 'heading', text: 'Shoes' },
    { block: 'table', head: ['Size', 'Foot'], rows: shoeSizes.map((one) => [one.size, String(one.foot)]) },
    { block: 'heading', text: 'If it does not fit' },
    {
      block: 'paragraph',
      text: 'You can exchange the item for another size for {{plazo de devolución}} after you receive it. How to do so is in [returns and exchanges](/paginas/cambios-y-devoluciones).',
    },
  ],
};
