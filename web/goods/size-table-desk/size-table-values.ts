import { t } from '#messages/messages.ts';
import type { Category } from '#contract/goods/products.ts';
import { sizeTableFields, type SizeTableFields } from '#contract/goods/sizes/size-table-rules.ts';
import type { DeskSizeTable } from '#contract/goods/sizes/size-tables.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { choiceOf, line, part, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { emptySheet, keptSheet, sentSheet, sheetOf, type Sheet } from './sheet.ts';

/** Returns a category as lists of both genders name it. */
export const categoryWords = ({ title, genre }: Category) => `${title} (${departmentName(genre)})`;

const sheetWords = ({ columns, rows }: Sheet) =>
  [columns.map(({ name }) => name).join(' · '), ...rows.map(({ size, cells }) => `${size}: ${cells.join(' · ')}`)].join(
    '\n',
  );

function fieldsOf(categories: readonly Category[]) {
  const named = categories.map((one) => [String(one.id), categoryWords(one)] as const);
  return {
    name: line(t('size-tables.name'), { hint: t('size-tables.nameHint') }),
    brand: line(t('size-tables.brand'), { hint: t('size-tables.brandHint'), logged: 'brandName' }),
    categoryId: choiceOf(t('size-tables.category'), [['', t('size-tables.anyCategory')], ...named], {
      logged: 'category',
    }),
    sheet: part<Sheet>(t('size-tables.measures'), {
      logged: 'measures',
      shown: sheetWords,
      start: emptySheet,
      kept: keptSheet,
    }),
  };
}

export type SizeTableValues = ValuesOf<ReturnType<typeof fieldsOf>>;

/** What a new table begins with: another one, without its name. */
export type BegunTable = Pick<SizeTableFields, 'columns' | 'rows'> & Partial<Pick<SizeTableFields, 'brand'>>;

/** The form of a size table; a new one begins with `begun`. */
export function sizeTableForm(categories: readonly Category[], begun: BegunTable | null) {
  const form = formOf({ fields: fieldsOf(categories), rules: sizeTableFields, sentOf: sentTable });
  const start = begun ? { ...form.start, brand: begun.brand ?? '', sheet: sheetOf(begun) } : form.start;
  return {
    ...form,
    start,
    valuesOf: ({ name, brand, categoryId, columns, rows }: DeskSizeTable): SizeTableValues => ({
      name,
      brand,
      categoryId: String(categoryId ?? ''),
      sheet: sheetOf({ columns, rows }),
    }),
  };
}

function sentTable({ name, brand, categoryId, sheet }: SizeTableValues) {
  return { name, brand, categoryId: categoryId === '' ? null : Number(categoryId), ...sentSheet(sheet) };
}
