import { t } from '#messages/messages.ts';
import { beginningOf } from '#contract/core/fields/short-text.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { compositionWords } from '#contract/goods/garment/composition.ts';
import { partyWords } from '#contract/goods/garment/garment-rules.ts';
import { languageNames } from '#messages/languages.ts';
import type { Fate } from '#contract/goods/imports/import-states.ts';
import { isSameStated, statedText } from '../../attributes/stated-attributes.service.ts';
import { shownPath } from '../pictures/picture-source.ts';
import type { ImportedProduct } from '../reading/product.ts';
import { ageTexts } from '../reading/headings/percha.ts';
import type { Problem } from '../reading/problem.ts';
import type { KnownProduct } from './known-goods.ts';
import { otherTextNames, type Change, type ChangedField, type Target } from './target.ts';

/** What becomes of a product of a file. */
export type Compared = {
  readonly row: number;
  readonly name: string;
  readonly fate: Fate;
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
  readonly target: Target | null;
};

/** Returns the fate of a product whose problems, if any, are known, and what would be written of it. */
export function comparedProduct(
  { row, name }: Pick<ImportedProduct, 'row' | 'name'>,
  target: Target,
  present: KnownProduct | undefined,
  problems: readonly Problem[],
): Compared {
  const own = { row, name: cut(target.name || name || present?.name || '') };
  if (problems.length > 0) {
    return { ...own, fate: 'wrong', changes: [], problems: problems.map(shortened), target: null };
  }
  if (!present) return { ...own, fate: 'new', changes: [], problems, target };
  const changes = [
    ...changesOfColumns(present, target),
    ...changesOfAttributes(present, target),
    ...changesOfTexts(present, target),
    ...changesOfSizes(present, target),
    ...newPictures(present, target),
  ];
  return { ...own, fate: changes.length > 0 ? 'changed' : 'unchanged', changes, problems, target };
}

/** Problems name the cell that is wrong, whatever is in it. */
function shortened({ values, ...problem }: Problem): Problem {
  const shown = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? cut(value) : value] as const,
  );
  return { ...problem, values: Object.fromEntries(shown) };
}

const priceWords = (minor: number | null) => (minor === null ? '' : formatPrice(shopMoney(minor)));
const stateWords = {
  draft: () => t('product-imports.state-draft'),
  scheduled: () => t('product-imports.state-scheduled'),
  published: () => t('product-imports.state-published'),
  archived: () => t('product-imports.state-archived'),
} as const;

const yesNo = (is: boolean) => (is ? t('product-imports.yes') : t('product-imports.no'));

function changesOfColumns(present: KnownProduct, target: Target): Change[] {
  const pairs: readonly (readonly [field: ChangedField, from: string, to: string])[] = [
    ['name', present.name, target.name],
    ['description', present.description, target.description],
    ['gender', departmentName(present.gender), departmentName(target.gender)],
    ['state', stateWords[present.state](), stateWords[target.state]()],
    ['isUnisex', yesNo(present.isUnisex), yesNo(target.isUnisex)],
    ['category', present.category, target.category],
    ['brandName', present.brandName, target.brandName],
    ['model', present.model ?? '', target.model ?? ''],
    ['color', present.color, target.color],
    ['currentPrice', priceWords(present.currentPrice), priceWords(target.currentPrice)],
    ['previousPrice', priceWords(present.previousPrice), priceWords(target.previousPrice)],
    ['weight', String(present.weight), String(target.weight)],
    ['aboutMe', present.aboutMe, target.aboutMe],
    ['careInfo', present.careInfo, target.careInfo],
    ['sizeAndFit', present.sizeAndFit, target.sizeAndFit],
    ['ageGroup', ageTexts[present.ageGroup], ageTexts[target.ageGroup]],
    ['composition', compositionWords(present.composition), compositionWords(target.composition)],
    ['origin', present.origin ?? '', target.origin ?? ''],
    ['maker', partyWords(present.maker), partyWords(target.maker)],
    ['responsible', partyWords(present.responsible), partyWords(target.responsible)],
    ['vatPercent', String(present.vatPercent ?? ''), String(target.vatPercent ?? '')],
    ['publishAt', publishWords(present), publishWords(target)],
  ];
  return pairs.flatMap(([field, from, to]) =>
    from === to ? [] : [{ field, about: '', from: cut(from), to: cut(to) }],
  );
}

function publishWords({ state, publishAt }: Pick<KnownProduct | Target, 'state' | 'publishAt'>): string {
  return state === 'scheduled' && publishAt ? momentInWords(publishAt) : '';
}

/** The texts in another language that change, each by its beginning. */
function changesOfTexts({ texts }: KnownProduct, target: Target): Change[] {
  return (target.texts ?? []).flatMap((written) => {
    const known = texts.find(({ language }) => language === written.language);
    return otherTextNames
      .filter((field) => written[field] !== (known?.[field] ?? ''))
      .map((field): Change => ({
        field: 'texts',
        about: languageNames[written.language],
        from: cut(known?.[field] ?? ''),
        to: cut(written[field]),
      }));
  });
}

/** Long texts are shown by their beginning. */
function cut(text: string): string {
  return text.length > 120 ? `${beginningOf(text, 119)}…` : text;
}

function changesOfAttributes({ attributes }: KnownProduct, target: Target): Change[] {
  return (target.attributes ?? []).flatMap((stated): Change[] => {
    const known = attributes.find(({ attributeId }) => attributeId === stated.attributeId);
    if (isSameStated(known, stated)) return [];
    return [{ field: 'attribute', about: stated.name, from: statedText(known), to: cut(statedText(stated)) }];
  });
}

function changesOfSizes({ sizes }: KnownProduct, target: Target): Change[] {
  return target.sizes.flatMap((size): Change[] => {
    const { variantId, word: about, stock, seenStock } = size;
    const known = sizes.find(({ id }) => id === variantId);
    if (!known) return [{ field: 'size', about, from: '', to: String(stock) }];
    const pairs = [
      ['stock', seenStock, stock],
      ['sku', known.sku, size.sku],
      ['barcode', known.barcode, size.barcode],
      ['sizeWeight', known.weight, size.weight],
      ['cost', known.cost, size.cost],
    ] as const;
    return pairs
      .filter(([, from, to]) => from !== to)
      .map(([field, from, to]) => ({ field, about, from: wordsOf(field, from), to: wordsOf(field, to) }));
  });
}

function wordsOf(field: ChangedField, value: string | number | null): string {
  return field === 'cost' && typeof value === 'number' ? priceWords(value) : String(value ?? '');
}

function newPictures({ pictures }: KnownProduct, target: Target): Change[] {
  if (target.pictures === null) return [];
  return [{ field: 'pictures', about: '', from: String(pictures.length), to: String(target.pictures.length) }];
}

/** True if a product has just the pictures that a file names, some of which were fetched since. */
export function hasPictures(
  { pictures, fetched }: KnownProduct,
  named: NonNullable<ImportedProduct['pictures']>,
): boolean {
  const storedAs = ({ address }: { readonly address: string }) => fetched.get(address) ?? shownPath(address);
  return JSON.stringify(pictures.map(({ path }) => path)) === JSON.stringify(named.map(storedAs));
}
