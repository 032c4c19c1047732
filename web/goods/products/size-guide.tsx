import { t } from '#messages/messages.ts';
import { measureWords, withUnit } from '#contract/goods/sizes/length.ts';
import type { ShownSizeTable } from '#contract/goods/sizes/size-tables.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { Drawer } from '#web/core/ui/drawer.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';

export type SizeGuideProps = {
  readonly open: boolean;
  readonly table: ShownSizeTable;
  /** The chosen size, marked in the table; empty for none. */
  readonly size: string;
  /** The manufacturer's note on the fit. */
  readonly fit: string;
  readonly onClose: () => void;
};

const groupNames = { body: t('catalogue.ofBody'), garment: t('catalogue.ofGarment') } as const;

/** The size guide: the measures of the product's sizes, and how to measure. */
export function SizeGuide({ open, table, size, fit, onClose }: SizeGuideProps) {
  const { groups, order } = columnGroups(table.columns);
  // Measures of the body are what people expect; others are named.
  const isGrouped = groups.some(({ of }) => of === 'garment');
  const heads = order.map(({ column, at }) => (
    <th key={at} scope="col" lang={langOf(column, 'name')} className="py-2.5 pr-3 font-medium">
      {column.name}
    </th>
  ));
  return (
    <Drawer open={open} onClose={onClose} title={t('catalogue.sizeGuide')}>
      <div className="grid gap-6 text-small">
        {fit && <p className="text-stone">{fit}</p>}
        <div className="overflow-x-auto">
          <table className="w-full text-left tabular-nums">
            <caption lang={langOf(table, 'name')} className="label pb-3 text-left text-stone">
              {withUnit(table.name)}
            </caption>
            <thead>
              <tr className={joinClasses('align-bottom', !isGrouped && 'border-b border-line')}>
                <th
                  scope="col"
                  rowSpan={isGrouped ? 2 : 1}
                  className={joinClasses('py-2.5 pr-3 pl-1 font-medium', isGrouped && 'border-b border-line')}
                >
                  {t('catalogue.size')}
                </th>
                {isGrouped
                  ? groups.map(({ of, count }) => (
                      <th key={of} scope="colgroup" colSpan={count} className="pt-2.5 pr-3 font-medium text-stone">
                        {groupNames[of]}
                      </th>
                    ))
                  : heads}
              </tr>
              {isGrouped && <tr className="border-b border-line">{heads}</tr>}
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr
                  key={row.size}
                  className={joinClasses('border-b border-line', row.size === size && 'bg-sand font-medium')}
                >
                  <th scope="row" className="py-2.5 pr-3 pl-1 font-medium">
                    {row.shownSize ?? row.size}
                  </th>
                  {order.map(({ at }) => (
                    <td key={at} className="py-2.5 pr-3">
                      {measureWords(row.measures[at] ?? null) || '—'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid gap-2 text-stone">
          <p>{t('catalogue.howToMeasure')}</p>
          <p>{t('catalogue.betweenSizes')}</p>
        </div>
      </div>
    </Drawer>
  );
}

type Column = { readonly of: 'body' | 'garment' };

/** Returns the columns of a size table as they stand beside each other: those of the body first, each with its place in the rows. */
function columnGroups<Shown extends Column>(columns: readonly Shown[]) {
  const placed = columns.map((column, at) => ({ column, at }));
  const groups = (['body', 'garment'] as const).map((of) => ({
    of,
    members: placed.filter(({ column }) => column.of === of),
  }));
  return {
    groups: groups.flatMap(({ of, members: { length } }) => (length > 0 ? [{ of, count: length }] : [])),
    order: groups.flatMap(({ members }) => members),
  };
}
