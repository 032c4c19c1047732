/** How many page numbers a pager shows at a time. */
export const pageBlockSize = 5;

/**
 * Returns the page numbers of the block that contains a page (1 to 5, 6 to 10 and so on), and the pages that the arrows
 * to the previous and next block lead to.
 */
export function pageBlock(page: number, pages: number): { numbers: number[]; before?: number; after?: number } {
  const first = Math.floor((page - 1) / pageBlockSize) * pageBlockSize + 1;
  const last = Math.min(first + pageBlockSize - 1, pages);
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  return {
    numbers,
    ...(first > 1 ? { before: first - 1 } : {}),
    ...(last < pages ? { after: last + 1 } : {}),
  };
}
