import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Category } from '#contract/goods/products.ts';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { noEdits, unreadable, withErrors, withoutWrong } from './edits.ts';
import { gridViews, nameOfCell, rowsOf } from './grid-cells.ts';
import type { GridView } from './grid-cells.ts';
import { GridChanges } from './grid-changes.tsx';
import { gridColumns, rowName } from './grid-columns.ts';
import { afterSaved } from './grid-outcome.ts';
import { blockOf } from './grid-place.ts';
import type { Place } from './grid-place.ts';
import { GridProblems } from './grid-problems.tsx';
import { GridTable } from './grid-table.tsx';
import { withPrices } from './price-changes.ts';
import { useGrid } from './use-grid.ts';
import { useGridSave } from './use-grid-save.ts';
import { rowAmong, useStoredProducts } from './use-stored-products.ts';

type GridDeskProps = {
  readonly loaded: readonly GridProduct[];
  readonly categories: readonly Category[];
  /** The batch that can be undone. */
  readonly last: string | null;
};

const viewNames: Readonly<Record<GridView, string>> = {
  products: t('product-grid.byProduct'),
  sizes: t('product-grid.bySize'),
};

/** The grid of a page of products, with what is done to several rows, its problems and its save. */
export function GridDesk({ loaded, categories, last }: GridDeskProps) {
  const [view, setView] = useState<GridView>('products');
  const { products, takeOver } = useStoredProducts(loaded);
  const sheet = { rows: rowsOf(products, view), columns: gridColumns[view], categories };
  const grid = useGrid(sheet);
  const { edits, chosen } = grid.state;
  const { question, discard } = useUnsaved(edits.size > 0 || grid.state.draft !== undefined);
  // What could not be undone: no cell of it is changed here.
  const [lost, setLost] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const sending = useGridSave({
    edits,
    last,
    onSaved(sent, stored) {
      setLost({});
      setIsTried(false);
      takeOver(stored);
      grid.settle((now) => afterSaved(now, sent));
    },
    onRefused(errors, stored) {
      takeOver(stored);
      setLost(Object.fromEntries(Object.entries(errors).filter(([name]) => !edits.has(name))));
      grid.settle((now) => withErrors(now, errors, (row) => rowAmong(stored, row)));
    },
  });
  const wrong = isTried || sending.refused ? [...edits].filter(([, { error }]) => error !== undefined) : [];
  const block = blockOf(chosen);

  function save() {
    setIsTried(true);
    if (unreadable(edits).length === 0) sending.save();
  }

  function show(next: GridView, place?: Place) {
    grid.show(place);
    setView(next);
  }

  /** Goes to a cell by its name, in the view that has it. */
  function goTo(name: string) {
    for (const other of [view, ...gridViews.filter((one) => one !== view)]) {
      const rows = rowsOf(products, other);
      for (const [column, { field }] of gridColumns[other].entries()) {
        const row = rows.findIndex((one) => nameOfCell(one, field) === name);
        if (row < 0) continue;
        if (other !== view) show(other, { row, column });
        else grid.goTo({ row, column });
        return;
      }
    }
  }

  const labels = labelsOf(products, [...wrong.map(([name]) => name), ...Object.keys(lost)]);
  const problems = [
    ...wrong.map(([name, { error = '' }]) => ({ name, label: labels.get(name) ?? '', message: error })),
    ...Object.entries(lost).map(([name, message]) => ({ name, label: labels.get(name) ?? '', message })),
  ];
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap gap-2" role="group" aria-label={t('product-grid.views')}>
        {gridViews.map((one) => (
          <Button
            key={one}
            tone={one === view ? 'ink' : 'outline'}
            size="small"
            className="min-h-11"
            aria-pressed={one === view}
            onClick={() => show(one)}
          >
            {viewNames[one]}
          </Button>
        ))}
      </div>
      <GridChanges
        view={view}
        chosen={block.bottom - block.top + 1}
        all={sheet.rows.length}
        onApply={(change, isForAll) => {
          const rows = isForAll ? sheet.rows : sheet.rows.slice(block.top, block.bottom + 1);
          grid.change((now) => withPrices(now, rows, change));
        }}
      />
      <p className="text-small text-stone">{t('product-grid.hint')}</p>
      <GridTable key={view} grid={grid} sheet={sheet} label={t('product-grid.title')} />
      {problems.length > 0 && (
        <GridProblems
          title={sending.refused?.message ?? t('product-grid.readProblems')}
          problems={problems}
          onGo={goTo}
          onLeave={wrong.length > 0 ? () => grid.change(withoutWrong) : undefined}
        />
      )}
      {sending.notice}
      {question}
      <SaveBar
        note={edits.size > 0 ? t('product-grid.unsaved', { count: edits.size }) : undefined}
        alert={problems.length === 0 ? sending.refused?.message : undefined}
      >
        <Button
          tone="quiet"
          disabled={edits.size === 0 || sending.isBusy}
          onClick={() => discard(() => grid.settle(() => noEdits))}
        >
          {t('product-grid.discard')}
        </Button>
        <Button
          tone="outline"
          disabled={!sending.canUndo || edits.size > 0}
          busy={sending.isBusy}
          onClick={() => sending.undo()}
        >
          {t('product-grid.undo')}
        </Button>
        <Button disabled={edits.size === 0} busy={sending.isBusy} onClick={save}>
          {t('product-grid.save', { count: edits.size })}
        </Button>
      </SaveBar>
    </div>
  );
}

/** Returns what cells are called: the product, the size and the column. */
function labelsOf(products: readonly GridProduct[], names: readonly string[]): ReadonlyMap<string, string> {
  if (names.length === 0) return new Map();
  const wanted = new Set(names);
  return new Map(
    gridViews.flatMap((view) =>
      rowsOf(products, view).flatMap((row) =>
        gridColumns[view].flatMap(({ field, title }) => {
          const name = nameOfCell(row, field);
          return name !== undefined && wanted.has(name) ? [[name, `${rowName(row)}, ${title}`] as const] : [];
        }),
      ),
    ),
  );
}
