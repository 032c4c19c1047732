/** Why a row is left out, in a sentence. */
export type RecordProblem = { readonly row: number; readonly reason: string };
