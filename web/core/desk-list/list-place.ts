/** Where a list is: its path, the query of its address, and the sort order that the query asks for. */
export type ListPlace = { readonly path: string; readonly query: string; readonly order: string };
