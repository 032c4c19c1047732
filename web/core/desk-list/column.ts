import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';

/** A column of a list of the back office. */
export type Column<Row> = {
  /** Its name in the saved choice of columns: lower-case letters. */
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The values of the address's `order` that sort by it; `first` is what a first click chooses, ascending if not set. */
  readonly sort?: { readonly asc: string; readonly desc: string; readonly first?: 'desc' };
  /** True for numbers: aligned at the end. */
  readonly isNumber?: boolean;
  /** The class of its width; the first column takes what the others leave. */
  readonly width?: string;
  /** True if its text is shown whole, in as many lines as it needs, instead of one line. */
  readonly isLong?: boolean;
  /** True if it is hidden until an administrator chooses to see it. */
  readonly isHiddenAtFirst?: boolean;
  /** True if only wide lists, of 64 rem, show it as a column. */
  readonly isForWide?: boolean;
  /**
   * Its place in the two lines of a row on narrow screens: at the end of the first one, in the second one, there if
   * it is not a phone's (`more`), in a line of its own below, or none.
   */
  readonly phone: 'side' | 'note' | 'more' | 'below' | 'none';
};

/** The columns of a list: the first one has the link to the row's page, and cannot be hidden. */
export type Columns<Row> = readonly [Omit<Column<Row>, 'phone'>, ...Column<Row>[]];

/** Returns the classes of a cell's text: one line, cut with an ellipsis, or all of it. */
export function textLook({ isLong }: Pick<Column<never>, 'isLong'>): string {
  return isLong ? 'py-3 wrap-anywhere whitespace-pre-line @max-4xl:py-0' : 'truncate';
}

/** Returns the classes that a column's heading and cells share. */
export function columnLook({ isNumber, isForWide }: Pick<Column<never>, 'isNumber' | 'isForWide'>): string {
  return joinClasses(isNumber && '@4xl:text-right', isForWide && '@4xl:@max-5xl:hidden');
}
