import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';

/** Who makes a move, why and when. */
export type MadeMove = { readonly actor: string; readonly reason: string; readonly now: Date };

/** Returns who makes the moves of a request: an administrator. */
export function madeBy({ visitor, clock }: Context, reason: string): MadeMove {
  return { actor: adminActor({ visitor }), reason, now: clock() };
}
