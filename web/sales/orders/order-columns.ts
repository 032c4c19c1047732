/** The columns of an order in the list: pictures, number and day, total, state; on phones in two rows. */
export const orderColumns =
  'group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 sm:grid-cols-[9.5rem_1fr_auto_8.5rem]';
