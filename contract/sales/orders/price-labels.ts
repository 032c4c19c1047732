import { z } from 'zod';
import { rowId, wholeNumber } from '#contract/core/fields/fields.ts';
import { listedSize } from '#contract/goods/stock/stock.ts';

/** On what labels are printed: A4 sheets of 3 x 8 labels of 70 x 36 mm, or a roll of labels of 50 x 25 mm. */
export const labelFormats = ['a4', 'roll'] as const;

export type LabelFormat = (typeof labelFormats)[number];

/** How many labels an A4 sheet has, row by row. */
export const labelGrid = { columns: 3, rows: 8 } as const;

export const labelsPerSheet = labelGrid.columns * labelGrid.rows;

/** How many labels one file has at most: 84 sheets. */
export const mostLabels = 2000;

/** How many products, and how many sizes, labels are printed for at once. */
const [mostProducts, mostSizes] = [100, 400];

const severalOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.union([z.array(item).min(1).max(most), item.transform((one) => [one])]);

/** The sizes of the chosen products, or of a search, for a form that asks how many labels of each. */
export const labelSizesInput = z.object({ product: severalOf(rowId, mostProducts) });

export const labelSizes = z.object({ sizes: z.array(listedSize) });

/** '12x3' is three labels of the size with number 12. */
const labelCount = z.string().regex(/^\d{1,9}x\d{1,4}$/);

export const priceLabelsInput = z.object({
  label: severalOf(labelCount, mostSizes),
  format: z.enum(labelFormats).default('a4'),
  /** How many labels of the first sheet are used already. */
  skip: wholeNumber
    .min(0)
    .max(labelsPerSheet - 1)
    .default(0),
});

export type PriceLabelsInput = z.output<typeof priceLabelsInput>;
