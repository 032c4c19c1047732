import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { joinClasses } from '../ui/join-classes.ts';
import { textLook, type Columns } from './column.ts';
import { ActionsCell, ChoiceCell, RowCell } from './row-cells.tsx';

/** The link of a row. Its click target is the whole row, except for the other links and buttons in it. */
export type RowLink = Pick<LinkProps, 'to' | 'preventScrollReset'>;

export const rowLook =
  'relative h-11 border-t border-line @max-4xl:flex @max-4xl:h-auto @max-4xl:min-h-16 @max-4xl:flex-wrap @max-4xl:content-center ' +
  '@max-4xl:items-center @max-4xl:gap-x-3 @max-4xl:gap-y-0.5 @max-4xl:py-1.5 @max-4xl:pr-3 ' +
  '@max-4xl:before:order-2 @max-4xl:before:basis-full @max-4xl:before:content-[""]';

const livelyLook =
  'transition-colors hover:bg-sand/50 has-[[data-row-link]:focus-visible]:bg-sand/50 data-chosen:bg-sand ' +
  '[&_a:not([data-row-link])]:relative [&_a:not([data-row-link])]:z-1 [&_button]:relative [&_button]:z-1';

type TableRowProps<Row> = {
  readonly id: string;
  readonly row: Row;
  readonly columns: Columns<Row>;
  /** Undefined for a row that has no page. */
  readonly link: RowLink | undefined;
  /** Undefined for a list without actions for several rows. */
  readonly choice: { readonly label: string; readonly isChosen: boolean; readonly onToggle: () => void } | undefined;
  readonly actions: ReactNode;
};

export function TableRow<Row>({ id, row, columns, link, choice, actions }: TableRowProps<Row>) {
  const [title, ...others] = columns;
  return (
    <tr
      data-row={id}
      data-chosen={choice?.isChosen || undefined}
      className={joinClasses(rowLook, livelyLook, choice ? '@max-4xl:pl-11 noscript:@max-4xl:pl-3' : '@max-4xl:pl-3')}
    >
      {choice && <ChoiceCell {...choice} />}
      <td
        className={joinClasses(textLook(title), 'px-3 @max-4xl:order-1 @max-4xl:min-w-0 @max-4xl:flex-1 @max-4xl:px-0')}
      >
        {link ? (
          <Link
            {...link}
            data-row-link=""
            className={joinClasses(
              'scroll-my-28 underline-offset-4 outline-offset-1 after:absolute after:inset-0 hover:underline',
              !title.isLong && 'font-medium',
            )}
          >
            {title.cell(row)}
          </Link>
        ) : (
          title.cell(row)
        )}
      </td>
      {others.map((column) => (
        <RowCell key={column.key} column={column} row={row} />
      ))}
      {actions !== undefined && <ActionsCell>{actions}</ActionsCell>}
    </tr>
  );
}
