import { z } from 'zod';

/** The version of a row: how many times it was changed. */
export const version = z.int();

/**
 * The version of the row that the form was opened with (optimistic locking): a save with an outdated one is rejected as
 * `changed_meanwhile`. A call without it changes the row in any case.
 */
export const seenVersion = z.coerce.number<string | number>().int().min(1).max(2_147_483_647).optional();

/** Who set the current value of a field, as far as it was recorded. */
export const fieldChange = z.object({ field: z.string(), actor: z.string(), at: z.iso.datetime({ offset: true }) });

export type FieldChange = z.output<typeof fieldChange>;

/** The conflict of a save with an outdated version: the current row, and who changed it. */
export type Conflict<Present> = { readonly present: Present; readonly changedBy: readonly FieldChange[] };

/** The same, for what has the version 0 until it is written for the first time. */
export const seenVersionOrNone = z.coerce.number<string | number>().int().min(0).max(2_147_483_647).optional();
