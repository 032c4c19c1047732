import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Category } from '#contract/goods/products.ts';
import type { GridProduct } from '#contract/goods/grid/product-grid.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useInterrupted } from '#web/core/interrupted/use-interrupted.ts';
import { noEdits, unreadable, withErrors, withoutWrong } from './edits.ts';
import { rowsOf, type GridView, type GridRow } from './grid-cells.ts';
import { GridChanges } from './grid-changes.tsx';
import { gridColumns } from './grid-columns.ts';
import { afterSaved } from './grid-outcome.ts';
import { blockOf, type Place } from './grid-place.ts';
import { GridProblems } from './grid-problems.tsx';
import { GridSaveBar } from './grid-save-bar.tsx';
import { GridTable } from './grid-table.tsx';
import { keptIn, keptOf, restored } from './kept-edits.ts';
import { namedCells } from './named-cells.ts';
import { withPrices } from './price-changes.ts';
import { useGrid } from './use-grid.ts';
import { useGridSave } from './use-grid-save.ts';
import { ViewButtons } from './view-buttons.tsx';

type GridDeskProps = {
  readonly loaded: readonly GridProduct[];
  readonly categories: readonly Category[];
  /** The rate of the tax in prices, in percent. */
  /** The batch that can be undone. */
  readonly last: string | null;
};

/** The grid of a page of products, with what is done to several rows, its problems and its save. */
export function GridDesk({ loaded, categories, last }: GridDeskProps) {
  const [view, setView] = useState<GridView>('products');
  const { products, takeOver } = useStoredProducts(loaded);
  const sheet = { rows: rowsOf(products, view), columns: gridColumns[view], categories };
  const grid = useGrid(sheet);
  const { edits, chosen, draft } = grid.state;
  const { question, discard } = useUnsaved(edits.size > 0 || draft !== undefined);
  // Why the last batch could not be taken back: none of its cells is changed here.
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
      setLost(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== '' && !edits.has(name))));
      grid.settle((now) => withErrors(now, errors, (row) => rowAmong(stored, row)));
    },
  });
  const wrong = isTried
    ? [...edits].flatMap(([name, { error }]) => (error === undefined ? [] : [{ name, error }]))
    : [];
  const said = [...wrong, ...Object.entries(lost).map(([name, error]) => ({ name, error }))];
  const cells = namedCells(
    products,
    said.map(({ name }) => name),
  );
  const block = blockOf(chosen);
  useInterrupted({
    name: 'product-grid',
    unsaved: edits.size > 0 ? keptOf(edits) : undefined,
    read: keptIn,
    takeBack: (kept) => grid.settle((now) => new Map([...now, ...restored(products, kept)])),
  });

  function show(next: GridView, place?: Place) {
    grid.show(place);
    setView(next);
  }

  function goTo(name: string) {
    const cell = cells.get(name);
    if (cell && cell.view !== view) show(cell.view, cell.place);
    else if (cell) grid.goTo(cell.place);
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <ViewButtons view={view} onShow={show} />
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
      {said.length > 0 && (
        <GridProblems
          title={sending.refused?.message ?? t('product-grid.readProblems')}
          problems={said.map(({ name, error }) => ({ name, label: cells.get(name)?.label ?? '', message: error }))}
          onGo={goTo}
          onLeave={wrong.length > 0 ? () => grid.change(withoutWrong) : undefined}
        />
      )}
      {sending.notice}
      {question}
      <GridSaveBar
        count={edits.size}
        isBusy={sending.isBusy}
        canUndo={sending.canUndo}
        alert={said.length === 0 ? sending.refused?.message : undefined}
        onDiscard={() => discard(() => grid.settle(() => noEdits))}
        onUndo={sending.undo}
        onSave={() => {
          setIsTried(true);
          if (unreadable(edits).length === 0) sending.save();
        }}
      />
    </div>
  );
}

type Newer = { readonly of: readonly GridProduct[]; readonly products: ReadonlyMap<number, GridProduct> };

/** The products of a page as the shop has them: as they were loaded, with what its answers said since. */
function useStoredProducts(loaded: readonly GridProduct[]) {
  const [newer, setNewer] = useState<Newer>({ of: loaded, products: new Map() });
  const present = newer.of === loaded ? newer.products : new Map<number, GridProduct>();
  return {
    products: present.size === 0 ? loaded : loaded.map((product) => present.get(product.id) ?? product),
    takeOver(products: readonly GridProduct[]): void {
      setNewer({ of: loaded, products: new Map([...present, ...products.map((one) => [one.id, one] as const)]) });
    },
  };
}

/** Returns a row as it is among other products; itself if it is not there. */
function rowAmong(products: readonly GridProduct[], row: GridRow): GridRow {
  const product = products.find(({ id }) => id === row.product.id);
  if (!product) return row;
  const size = product.sizes.find(({ variantId }) => variantId === row.size?.variantId);
  return row.size ? { product, size: size ?? row.size } : { product };
}
