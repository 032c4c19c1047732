import type { Context } from '#server/core/context/context.ts';

/** Who makes a move, why and when. */
export type MadeMove = { readonly actor: string; readonly reason: string; readonly now: Date };

/** Returns who makes the moves of a request: an administrator. */
export function madeBy({ visitor, clock }: Context, reason: string): MadeMove {
  return { actor: `admin:${visitor.role === 'admin' ? visitor.username : ''}`, reason, now: clock() };
}
