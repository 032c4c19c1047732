import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { rowId } from '#contract/core/fields/fields.ts';
import { contentLine, oneLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { textKey } from '#contract/core/fields/short-text.ts';
import { measureWords } from './length.ts';

/** The bounds of a table. */
export const mostOfTable = { columns: 8, rows: 40 } as const;

/** What a column measures: the body of who wears it, or the garment itself. */
export const measuredThings = ['body', 'garment'] as const;

const badMeasure = {
  error: () => t('size-tables.badMeasure', { half: measureWords({ from: 225, to: null }) }),
};

const length = z.int(badMeasure).min(1, badMeasure).max(9999, badMeasure);

/** A measure in mm, `null` for an empty cell. */
const measure = z
  .object({ from: length, to: length.nullable() }, badMeasure)
  .refine(({ from, to }) => to === null || to > from, { error: () => t('size-tables.spanTurned') })
  .nullable();

const sizeColumn = z.object({
  name: contentLine(30, { error: () => t('size-tables.columnNeedsName') }),
  of: z.enum(measuredThings),
});

export type SizeColumn = z.output<typeof sizeColumn>;

const badSize = { error: () => t('size-tables.rowNeedsSize') };

const sizeRow = z.object({
  size: oneLine(12, badSize, badSize).toUpperCase(),
  measures: z.array(measure).max(mostOfTable.columns),
});

export type SizeRow = z.output<typeof sizeRow>;

const columns = z
  .array(sizeColumn)
  .min(1, { error: () => t('size-tables.needsColumn') })
  .max(mostOfTable.columns, { error: () => t('size-tables.mostColumns', { most: mostOfTable.columns }) });

const rows = z
  .array(sizeRow)
  .min(1, { error: () => t('size-tables.needsRow') })
  .max(mostOfTable.rows, { error: () => t('size-tables.mostRows', { most: mostOfTable.rows }) });

/** What the owner writes of a size table. An empty brand and a null category mean any. */
export const sizeTableFields = z
  .object({
    name: contentLine(60, { error: () => t('size-tables.needsName') }),
    brand: optionalLine(20).default(''),
    categoryId: rowId.nullable().default(null),
    columns,
    rows,
  })
  .superRefine((table, { addIssue }) => {
    const say = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    const names = table.columns.map(({ name, of }) => `${of} ${textKey(name)}`);
    const sizes = table.rows.map(({ size }) => size);
    for (const at of repeated(names)) say(['columns', at, 'name'], t('size-tables.columnTwice'));
    for (const at of repeated(sizes)) say(['rows', at, 'size'], t('size-tables.sizeTwice'));
    for (const [at, { measures }] of table.rows.entries()) {
      if (measures.length !== table.columns.length) say(['rows', at, 'measures'], t('size-tables.unevenRow'));
    }
  });

export type SizeTableFields = z.output<typeof sizeTableFields>;

/** Returns the places of what stands in a list before. */
function repeated(list: readonly string[]): number[] {
  return [...list.keys()].filter((at) => list.indexOf(list[at] ?? '') < at);
}
