import { z } from 'zod';

/** How often a row that people edit was changed, as answers give it. */
export const version = z.int();

/**
 * The version that a form was opened with: saving under another one is refused as `changed_meanwhile`. A call without
 * it changes the row as it stands.
 */
export const seenVersion = z.coerce.number<string | number>().int().min(1).max(2_147_483_647).optional();

/** Who gave a field its present value, as far as it was written down. */
export const fieldChange = z.object({ field: z.string(), actor: z.string(), at: z.iso.datetime({ offset: true }) });

export type FieldChange = z.output<typeof fieldChange>;

/** What a save met that was made for another version: the row as it is now, and who changed it. */
export type Conflict<Present> = { readonly present: Present; readonly changedBy: readonly FieldChange[] };
