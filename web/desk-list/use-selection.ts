import { useState } from 'react';
import type { BulkOutcome } from './bulk-outcome.ts';

export type Selection<Row> = {
  readonly chosen: readonly Row[];
  readonly isChosen: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Chooses all rows of the page, or none if all are chosen. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** What an action could not be done for, to show; the rows may be gone meanwhile. */
  readonly failed: BulkOutcome['failed'];
  readonly report: (failed: BulkOutcome['failed']) => void;
};

const none: ReadonlySet<string> = new Set();

/** The chosen rows of a page. A row that is no longer on the page is not chosen; another page begins without any. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, page: string): Selection<Row> {
  const [state, setState] = useState({ page, keys: none });
  const [failed, report] = useState<BulkOutcome['failed']>([]);
  const keys = state.page === page ? state.keys : none;
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  const choose = (next: ReadonlySet<string>) => setState({ page, keys: next });
  return {
    chosen,
    isChosen: (key) => keys.has(key),
    toggle(key) {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      choose(next);
    },
    toggleAll: () => choose(chosen.length === rows.length ? none : new Set(rows.map(keyOf))),
    clear: () => choose(none),
    failed,
    report,
  };
}
