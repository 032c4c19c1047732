import { useState } from 'react';
import type { BulkOutcome } from './bulk-outcome.ts';

export type Selection<Row> = {
  readonly chosen: readonly Row[];
  /** True if all rows of the page are chosen. */
  readonly isAll: boolean;
  readonly isChosen: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Chooses all rows of the page, or none if all are chosen. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Keeps what is chosen now, also if an action takes it off the page: the next one goes on with it. */
  readonly keep: () => void;
  /** What an action could not be done for, to show; the rows may be gone meanwhile. */
  readonly failed: BulkOutcome['failed'];
  readonly report: (failed: BulkOutcome['failed']) => void;
};

const none: ReadonlySet<string> = new Set();

type State<Row> = { readonly page: string; readonly keys: ReadonlySet<string>; readonly kept: readonly Row[] };

/**
 * The chosen rows of a page. A row that is no longer on the page is not chosen, unless an action took it off and keeps it;
 * another page begins without any.
 */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, page: string): Selection<Row> {
  const [state, setState] = useState<State<Row>>({ page, keys: none, kept: [] });
  const [failed, report] = useState<BulkOutcome['failed']>([]);
  const { keys, kept } = state.page === page ? state : { keys: none, kept: [] };
  const here = new Set(rows.map(keyOf));
  const known = [...rows, ...kept.filter((row) => !here.has(keyOf(row)))];
  const chosen = known.filter((row) => keys.has(keyOf(row)));
  const isAll = rows.length > 0 && rows.every((row) => keys.has(keyOf(row)));
  const choose = (next: ReadonlySet<string>) => setState({ page, keys: next, kept });
  return {
    chosen,
    isAll,
    isChosen: (key) => keys.has(key),
    toggle(key) {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      choose(next);
    },
    toggleAll: () => choose(isAll ? none : here),
    clear: () => setState({ page, keys: none, kept: [] }),
    keep: () => setState({ page, keys, kept: chosen }),
    failed,
    report,
  };
}
