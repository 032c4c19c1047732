import type { Gender } from '#contract/core/fields/fields.ts';
import type { PlainState } from '#contract/goods/desk-product.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';
import type { ImportedPicture } from './product.ts';
import type { RawProduct } from './raw-product.ts';
import type { SourceRow } from './source.ts';
import { genderIn, isYes } from './words.ts';

/** What the first row of a product says of it; all but its pictures and sizes. */
type ProductFacts = Omit<RawProduct, 'pictures' | 'sizes' | 'others' | 'problems'>;

/** Reads what the first row of a product says of it, in any of the files. */
export function productFacts(source: SourceRow): ProductFacts {
  const said = (field: Parameters<SourceRow['text']>[0]) => source.text(field) || undefined;
  const path = categoryPath(said('productType') ?? said('category') ?? '');
  return {
    row: source.row,
    id: undefined,
    madeAt: undefined,
    shop: undefined,
    handle: said('handle'),
    name: said('name'),
    description: said('description') ?? said('shortDescription'),
    gender: genderOf(source),
    category: path.at(-1),
    brand: said('brand'),
    model: undefined,
    state: stateOf(source),
    publishAt: undefined,
    garment: undefined,
    texts: undefined,
    isUnisex: source.text('gender') === '' ? undefined : /\bunisex\b/.test(headingKey(source.text('gender'))),
    aboutMe: said('aboutMe'),
    careInfo: said('careInfo'),
    sizeAndFit: said('sizeAndFit'),
  };
}

/** The parts of the first path of a cell as 'Ropa > Mujer > Remeras, Ofertas'. */
function categoryPath(text: string): string[] {
  const [first = ''] = text.split(/(?<!\\),/);
  return first
    .replaceAll('\\,', ',')
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A column of its own first, then the words of categories and tags. */
function genderOf(source: SourceRow): Gender | undefined {
  const fields = ['gender', 'category', 'productType', 'tags'] as const;
  return fields.map((field) => genderIn(source.text(field))).find((gender) => gender !== undefined);
}

/** Undefined where the file does not say it, and for what is published at a later time. */
function stateOf(source: SourceRow): PlainState | undefined {
  const said = (['published', 'state'] as const).map((field) => source.text(field)).filter((text) => text !== '');
  const words = headingKey(source.text('state'));
  if (said.length === 0 || /^(?:programado|scheduled)$/.test(words)) return undefined;
  if (/^(?:archivado|archived|arquivado)$/.test(words)) return 'archived';
  return said.every(isYes) ? 'published' : 'draft';
}

/** The pictures of a cell that lists their addresses. */
export function listedPictures(addresses: string, alts: string, separator: RegExp): ImportedPicture[] {
  const texts = alts.split(separator).map((text) => text.trim());
  return addresses
    .split(separator)
    .map((address, at) => ({ address: address.trim(), alt: texts[at] ?? '' }))
    .filter(({ address }) => address !== '');
}
