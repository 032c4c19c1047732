import { listedPictures } from '../product-facts.ts';
import { assembled, grouped, numberedOptions, type Grouping } from './grouping.ts';

/** A follow-up row has no name, and an empty handle or the same one. Its files name no pictures. */
export const tiendanubeProducts: Grouping = (rows, now) =>
  grouped(rows, (row) => {
    const handle = row.text('handle');
    if (handle !== '') return handle;
    return row.text('name') === '' ? undefined : `row ${row.row}`;
  }).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [
      assembled({
        first,
        sized: group.map((row) => [row, numberedOptions(first, row)] as const),
        pictures: listedPictures(first.text('images'), '', /[,\s]+/),
        now,
      }),
    ];
  });
