/** The fewest characters by which the back office searches for orders and people. */
export const leastSearch = 2;
