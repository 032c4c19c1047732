import { t } from '#messages/messages.ts';
import { Drawer } from '#web/core/ui/drawer.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import type { SizeTableName } from './size-table-name.ts';
import { sizeTable } from './size-tables.ts';

export type SizeGuideProps = {
  readonly open: boolean;
  readonly tableName: SizeTableName;
  /** The chosen size, marked in the table; empty for none. */
  readonly size: string;
  /** The manufacturer's note on the fit. */
  readonly fit: string;
  readonly onClose: () => void;
};

/** The size guide: the table of the product's sizes, and how to measure. */
export function SizeGuide({ open, tableName, size, fit, onClose }: SizeGuideProps) {
  const table = sizeTable(tableName);
  return (
    <Drawer open={open} onClose={onClose} title={t('catalogue.sizeGuide')}>
      <div className="grid gap-6 text-small">
        {fit && <p className="text-stone">{fit}</p>}
        <table className="w-full text-left tabular-nums">
          <caption className="label pb-3 text-left text-stone">
            {t('catalogue.inCentimetres', { title: table.title })}
          </caption>
          <thead>
            <tr className="border-b border-line">
              {table.columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = '', ...measures]) => (
              <tr key={name} className={joinClasses('border-b border-line', name === size && 'bg-sand font-medium')}>
                <th scope="row" className="py-2.5 pl-1 font-medium">
                  {name}
                </th>
                {measures.map((measure, column) => (
                  <td key={table.columns[column + 1]} className="py-2.5">
                    {measure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid gap-2 text-stone">
          <p>{t('catalogue.howToMeasure')}</p>
          <p>{t('catalogue.betweenSizes')}</p>
        </div>
      </div>
    </Drawer>
  );
}
