import type { ImportedPicture } from '../product.ts';
import type { SourceRow } from '../source.ts';
import { assembled, grouped, numberedOptions, type Grouping } from './grouping.ts';

/** Rows with one handle are one product; one without options, price and SKU is a further picture. */
export const shopifyProducts: Grouping = (rows, now) =>
  grouped(rows, (row) => row.text('handle') || undefined).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const sized = group.filter(isSize);
    return [
      assembled({
        first,
        sized: sized.map((row) => [row, numberedOptions(first, row)] as const),
        others: group.filter((row) => !isSize(row)),
        pictures: picturesOf(group),
        now,
      }),
    ];
  });

const isSize = (row: SourceRow) => (['optionValue1', 'price', 'sku'] as const).some((field) => row.text(field) !== '');

function picturesOf(rows: readonly SourceRow[]): ImportedPicture[] {
  return rows
    .map((row) => ({ address: row.text('images'), alt: row.text('imageAlts'), at: Number(row.text('imagePosition')) }))
    .filter(({ address }) => address !== '')
    .toSorted((one, other) => one.at - other.at)
    .map(({ address, alt }) => ({ address, alt }));
}
