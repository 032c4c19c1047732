/** The low stock limit of a size: from one to this many units. In a file without schemas, which pages load. */
export const fewUnits = 3;
