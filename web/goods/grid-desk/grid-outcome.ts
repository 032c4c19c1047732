import type { GridProduct, productGrid } from '#contract/goods/grid/product-grid.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import type { Edits } from './edits.ts';
import type { CellValue } from './grid-cells.ts';

/** What the shop says of a save or an undo, with the products as they stand then. */
export type GridOutcome = SaveOutcome<Output<typeof productGrid.save>> & {
  readonly what: 'save' | 'undo';
  readonly key: string;
  readonly products: readonly GridProduct[];
};

/** What was sent: the names of the cells in their order, and what they were to be. */
export type Sent = ReadonlyMap<string, CellValue>;

export const sentOf = (edits: Edits): Sent => new Map([...edits].map(([name, { to }]) => [name, to]));

/** Returns the errors of an outcome by the names of cells; '' has what is of no cell. */
export function errorsByCell(errors: Readonly<Record<string, string>>, sent: Sent): Readonly<Record<string, string>> {
  const names = [...sent.keys()];
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, at] = /^changes\.(\d+)/.exec(path) ?? [];
      if (at !== undefined) return [names[Number(at)] ?? '', message];
      return [path.startsWith('changes') ? '' : path, message];
    }),
  );
}

/** Returns what is not saved yet after a save: what was typed since it was sent. */
export function afterSaved(edits: Edits, sent: Sent): Edits {
  return new Map(
    [...edits].flatMap(([name, edit]) => {
      const saved = sent.get(name);
      if (saved === undefined) return [[name, edit]];
      return edit.to === saved ? [] : [[name, { ...edit, from: saved }]];
    }),
  );
}
