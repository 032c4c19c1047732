import type { HomeBlock, homeBlock } from '#contract/site/home-blocks.ts';
import { picturePath } from '#contract/core/shop/pictures.ts';
import type { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import { addContentPictures } from '#server/core/content-versions/content-pictures.service.ts';
import { saveVersion } from '#server/core/content-versions/content-versions.service.ts';
import { homeKind, originalKey } from '#server/site/home/home-content.service.ts';
import { demoCategories } from '#demo/goods/products/models.ts';
import { demoBanners } from '#demo/pictures/demo-banners.ts';
import type { DemoPictures } from '#demo/pictures/place-pictures.ts';

type Given = z.input<typeof homeBlock>;

type Campaign = Extract<HomeBlock, { readonly kind: 'hero' }>['campaigns'][number];

type Words = Pick<Campaign, 'title' | 'line' | 'label' | 'link'>;

const alts = {
  men: 'Campaña de la colección para hombre',
  women: 'Campaña de la colección para mujer',
} as const;

/** The words of each campaign, and where it leads. The first one shows those of the opening. */
const wordsOf: Readonly<Record<string, Words>> = {
  'men-1': { title: '', line: '', label: 'Ver hombre', link: { to: 'gender', gender: 'men' } },
  'women-1': {
    title: 'Un vestido, y nada más que pensar',
    line: 'Cortes simples en telas livianas, de la mañana a la noche.',
    label: 'Ver mujer',
    link: { to: 'gender', gender: 'women' },
  },
  'men-2': {
    title: 'El saco que va con todo',
    line: 'Con camisa o con remera: la misma prenda, otro día.',
    label: 'Ver blazers',
    link: linkToCategory('men', 'Blazers'),
  },
  'women-2': {
    title: 'Abrigos para muchos inviernos',
    line: 'Lana con cuerpo, forro que no se asoma y botones de repuesto.',
    label: 'Ver abrigos',
    link: linkToCategory('women', 'Abrigos'),
  },
};

function linkToCategory(genre: 'men' | 'women', title: string): Campaign['link'] {
  const found = demoCategories.find((one) => one.genre === genre && one.title === title);
  return found ? { to: 'category', category: found.id } : { to: 'gender', gender: genre };
}

/** The campaigns of both genders in turn, each with a picture for wide and one for narrow screens. */
function campaigns({ ofBanner }: Pick<DemoPictures, 'ofBanner'>): Campaign[] {
  const wide = demoBanners.filter(({ size }) => size === 'wide');
  return wide
    .toSorted((one, other) => one.campaign - other.campaign)
    .flatMap(({ gender, campaign }) => {
      const id = `${gender}-${campaign}`;
      const words = wordsOf[id];
      const picture = (size: 'wide' | 'small') => picturePath(ofBanner({ gender, campaign, size }).hash);
      return words ? [{ id, wide: picture('wide'), narrow: picture('small'), alt: alts[gender], ...words }] : [];
    });
}

/** The paragraphs of the story about the craft. */
export const storyParagraphs = [
  'Lana que abriga sin pesar, lino que se ablanda con cada lavado, algodón de fibra larga. Cosemos con margen en las costuras y un botón de repuesto, para que cada prenda se pueda arreglar.',
  'Lo que se arregla dura, y lo que dura no hace falta comprarlo dos veces.',
] as const;

/** Returns paragraphs as a block keeps them. */
export const storyOf = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

/** The home page that the demonstration begins with: the specified landing page. */
export function demoHome(pictures: Pick<DemoPictures, 'ofBanner'>): Given[] {
  return [
    {
      id: 'apertura',
      kind: 'hero',
      title: 'Pocas prendas, bien cortadas',
      line: 'Telas que mejoran con los años, para mujer y para hombre.',
      campaigns: campaigns(pictures),
    },
    { id: 'news-men', kind: 'products', source: { by: 'news', gender: 'men' } },
    { id: 'news-women', kind: 'products', source: { by: 'news', gender: 'women' } },
    { id: 'categorias', kind: 'tiles', title: 'Categorías', of: { by: 'biggest' } },
    {
      id: 'oficio',
      kind: 'story',
      label: 'El oficio',
      title: 'Primero la tela, después la prenda',
      text: storyOf(storyParagraphs),
    },
    {
      id: 'confianza',
      kind: 'facts',
      facts: [
        { icon: 'card', title: 'Medios de pago', text: 'Tarjetas de crédito y débito, por Mercado Pago.' },
        { icon: 'returns', title: 'Política de devolución', text: 'Treinta días para cambiar de idea o de talle.' },
        { icon: 'warranty', title: 'Garantía asegurada', text: 'Si una costura cede, la reparamos.' },
        {
          icon: 'lock',
          title: 'Compra segura',
          text: 'Sus datos viajan cifrados, y los de su tarjeta no pasan por la tienda.',
        },
      ],
    },
  ];
}

/** Writes the arrangement that the demonstration's home page begins with, and its pictures. */
export async function insertDemoHome(transaction: Transaction, pictures: DemoPictures, at: Date): Promise<void> {
  await addContentPictures(
    transaction,
    demoBanners.map((banner) => {
      const { hash, width, height, placeholder, widths } = pictures.ofBanner(banner);
      return { path: picturePath(hash), width, height, placeholder, widths, at };
    }),
  );
  const content = { blocks: demoHome(pictures) };
  const written = { kind: homeKind, key: originalKey, basedOn: undefined, content } as const;
  await saveVersion(transaction, { ...written, publishAt: at, by: 'demo', at });
}
