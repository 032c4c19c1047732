import { joinClasses } from '../ui/join-classes.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { columnLook } from './column.ts';
import type { Columns } from './column.ts';
import { rowLook } from './table-row.tsx';

/** In a narrow place, the first two columns have a line each. */
const narrowPlaces = ['@max-4xl:order-1 @max-4xl:basis-full', '@max-4xl:order-3 @max-4xl:w-40'] as const;

type SkeletonRowsProps<Row> = {
  readonly count: number;
  readonly columns: Columns<Row>;
  readonly hasChoice: boolean;
  readonly hasActions: boolean;
};

/** The rows of a list that is loading: as many, as high and with the same columns. */
export function SkeletonRows<Row>({ count, columns, hasChoice, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={joinClasses(rowLook, hasChoice ? '@max-4xl:pl-11' : '@max-4xl:pl-3')}>
      {hasChoice && <EmptyCell />}
      {columns.map((column, at) => (
        <td
          key={column.key}
          className={joinClasses('px-3 @max-4xl:px-0', columnLook(column), narrowPlaces[at] ?? '@max-4xl:hidden')}
        >
          <Skeleton className={joinClasses('h-3', at === 0 ? 'w-3/5' : 'w-4/5', column.isNumber && '@4xl:ml-auto')} />
        </td>
      ))}
      {hasActions && <EmptyCell />}
    </tr>
  ));
}

function EmptyCell() {
  return <td className="@max-4xl:hidden">{null}</td>;
}
