import { beginningOf, shortText } from '#contract/core/fields/short-text.ts';
import { shopTime } from '#contract/core/time/shop-time.ts';
import { isLanguage } from '#messages/languages.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';
import { garmentFacts } from '../garment-facts.ts';
import type { ImportedTexts } from '../product.ts';
import { genderIn } from '../words.ts';
import { listedPictures } from '../product-facts.ts';
import type { Problem } from '../problem.ts';
import type { RawProduct } from '../raw-product.ts';
import type { SourceRow } from '../source.ts';
import { assembled, grouped, type Grouping } from './grouping.ts';

/** A row for each size; what is about the product stands in all of them, or in the first one alone. */
export const perchaProducts: Grouping = (rows, now) =>
  grouped(rows, keyOf).flatMap((group) => {
    const [first] = group;
    return first ? [productOf(first, group, now)] : [];
  });

/** A product by its number; a new one by its name, colour and brand. */
function keyOf(row: SourceRow): string | undefined {
  const [id, name] = [row.text('id'), row.text('name')];
  if (id !== '') return `id ${id}`;
  if (name === '') return undefined;
  return ['name', name, row.text('color'), row.text('brand'), row.text('gender')].join('\n').toLowerCase();
}

function productOf(first: SourceRow, group: readonly SourceRow[], now: Date): RawProduct {
  const sized = group.map((row) => [row, optionsOf(row)] as const);
  const pictures = listedPictures(first.text('images'), first.text('imageAlts'), /\s*\|\s*/);
  const product = assembled({ first, sized, pictures, now });
  const id = first.text('id');
  const isId = /^\d{1,9}$/.test(id) && Number(id) > 0;
  const model = first.cell('model') === undefined ? undefined : first.text('model') || null;
  const { garment, problems } = garmentFacts(first);
  const schedule = scheduleOf(first, now);
  const texts = otherTexts(first);
  return {
    ...product,
    ...schedule.facts,
    id: isId ? Number(id) : undefined,
    madeAt: momentIn(first.text('madeAt')),
    shop: first.text('shop') || undefined,
    garment,
    texts: texts.texts,
    gender: genderIn(first.text('gender')),
    model,
    aboutMe: kept(first, 'aboutMe'),
    careInfo: kept(first, 'careInfo'),
    sizeAndFit: kept(first, 'sizeAndFit'),
    problems: [
      ...placeProblems(first, id === '' || isId),
      ...schedule.problems,
      ...texts.problems,
      ...problems,
      ...product.problems,
    ],
  };
}

/** A time with its zone, or one of the shop; undefined for what is none. */
function momentIn(text: string): Date | undefined {
  if (!/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(text)) return undefined;
  const moment = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : localMoment(text);
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

const localMoment = (text: string) => (Number.isNaN(Date.parse(`${text}Z`)) ? undefined : shopTime(text));

/** A product that is scheduled for a time that has come is published; without a time, what the shop has stays. */
function scheduleOf(first: SourceRow, now: Date) {
  const isScheduled = /^(?:programado|scheduled)$/.test(headingKey(first.text('state')));
  const text = first.text('publishAt');
  if (!isScheduled || text === '') return { facts: {}, problems: [] };
  const publishAt = momentIn(text);
  if (!publishAt) {
    const problem = { row: first.row, code: 'badTime', values: { value: beginningOf(text, 40) } } as const;
    return { facts: {}, problems: [problem] };
  }
  const facts = publishAt > now ? ({ state: 'scheduled', publishAt } as const) : ({ state: 'published' } as const);
  return { facts, problems: [] };
}

/** The texts in another language, empty ones too: the shop's own are shown there. */
function otherTexts(first: SourceRow): { readonly texts?: ImportedTexts; readonly problems: readonly Problem[] } {
  const language = first.text('otherLanguage');
  if (language === '') return { problems: [] };
  if (!isLanguage(language)) {
    return {
      problems: [{ row: first.row, code: 'badLanguage', values: { value: beginningOf(language, 20) } }],
    };
  }
  const texts = {
    language,
    name: shortText(first.text('otherName')),
    description: first.text('otherDescription'),
    aboutMe: first.text('otherAboutMe'),
    careInfo: first.text('otherCareInfo'),
    sizeAndFit: first.text('otherSizeAndFit'),
  };
  return { texts, problems: [] };
}

/** What is wrong with the number and the department that a file of the shop itself names: neither is guessed. */
function placeProblems(first: SourceRow, isIdRight: boolean): Problem[] {
  const { row } = first;
  const [id, department] = [first.text('id'), first.text('gender')];
  const isUnknown = !/^(?:unisex)?$/i.test(department) && genderIn(department) === undefined;
  return [
    ...(isIdRight ? [] : [{ row, code: 'idUnknown', values: { id: beginningOf(id, 20) } } as const]),
    ...(isUnknown
      ? [{ row, code: 'departmentUnknown', values: { department: beginningOf(department, 44) } } as const]
      : []),
  ];
}

/** An empty cell of a column that is there empties the text. */
function kept(row: SourceRow, field: 'aboutMe' | 'careInfo' | 'sizeAndFit'): string | undefined {
  return row.cell(field) === undefined ? undefined : row.text(field);
}

function optionsOf(row: SourceRow) {
  const [color, size] = [row.text('color'), row.text('size')];
  return [
    ...(color === '' ? [] : [{ name: 'Color', value: color }]),
    ...(size === '' ? [] : [{ name: 'Talle', value: size }]),
  ];
}
