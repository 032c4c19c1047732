/** The most units of a size that can be sold before they are there. */
export const mostPreordered = 9999;
