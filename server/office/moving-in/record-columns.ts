import { beginningOf } from '#contract/core/fields/short-text.ts';
import { headingKey } from '#platform/table-files/heading-key.ts';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import { textOf, type Table } from '#platform/table-files/table.ts';
import type { Headings } from './record-headings.ts';
import { originalCell } from '#contract/core/fields/csv.ts';

/** A row of a file by its fields; '' for what the file does not have. */
export type RecordRow<Field extends string> = { readonly row: number; readonly text: (field: Field) => string };

/**
 * Returns the rows of a table by its fields, and the headings that are of none. `needs`: each is a list of fields of which the file
 * has to have one. Throws FileRefused.
 */
export async function recordsOf<Field extends string>(
  table: Table,
  headings: Headings<Field>,
  needs: readonly (readonly NoInfer<Field>[])[],
): Promise<{ rows: RecordRow<Field>[]; unknownColumns: string[] }> {
  const fieldOf = new Map(
    Object.entries<readonly string[]>(headings).flatMap(([field, names]) =>
      names.map((name) => [headingKey(name), field] as const),
    ),
  );
  const columns = new Map<string, number>();
  const unknownColumns: string[] = [];
  for (const [at, heading] of table.headings.entries()) {
    const field = fieldOf.get(headingKey(heading));
    if (field === undefined && heading !== '') unknownColumns.push(heading);
    if (field !== undefined && !columns.has(field)) columns.set(field, at);
  }
  if (!needs.every((one) => one.some((field) => columns.has(field)))) {
    throw new FileRefused('unknownColumns', {
      columns: beginningOf(table.headings.filter(Boolean).slice(0, 8).join(', '), 300),
    });
  }
  const rows: RecordRow<Field>[] = [];
  for await (const { row, cells } of table.rows) {
    const text = (field: Field) => {
      const at = columns.get(field);
      return at === undefined ? '' : originalCell(textOf(cells[at]));
    };
    rows.push({ row, text });
  }
  return { rows, unknownColumns };
}
