import { beginningOf } from '#contract/core/fields/short-text.ts';
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
  return {
    ...product,
    id: isId ? Number(id) : undefined,
    gender: genderIn(first.text('gender')),
    model,
    aboutMe: kept(first, 'aboutMe'),
    careInfo: kept(first, 'careInfo'),
    sizeAndFit: kept(first, 'sizeAndFit'),
    problems: [...placeProblems(first, id === '' || isId), ...product.problems],
  };
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
