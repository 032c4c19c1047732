import { toDecimal, type Money } from '#contract/core/money/money.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isStaffRole } from '#contract/core/protocol/staff-roles.ts';
import { minuteMs } from '#contract/core/time/units.ts';
import type { Context, Visitor } from '#server/core/context/context.ts';

/** How long it counts that the person of a session proved who they are. */
const proofMs = 10 * minuteMs;

/** True if the person of this session proved who they are a short time ago. A proof of another session counts for that one alone. */
export function isFreshProof(visitor: Visitor, now: Date): boolean {
  if (visitor.role === 'guest') return false;
  const provenAt = visitor.session?.provenAt ?? undefined;
  return provenAt !== undefined && now.getTime() - provenAt.getTime() <= proofMs;
}

/** Throws `step_up_needed` for a call that needs a fresh proof of who makes it. */
export function admitProven({ visitor, clock }: Pick<Context, 'visitor' | 'clock'>, { stepUp }: Endpoint): void {
  if (stepUp === 'always') requireProof(visitor, clock());
  if (stepUp === 'staff') requireStaffProof(visitor, clock());
}

/** Throws `step_up_needed` for money above the owner's amount that somebody of the shop gives back. */
export function admitAmount({ visitor, clock, ownerSettings }: Context, amount: Money): void {
  if (Number(toDecimal(amount)) > ownerSettings.current().security.provenAbove) requireStaffProof(visitor, clock());
}

/** Who has no second factor is asked for the password where a form has a field for it, not here. */
function requireStaffProof(visitor: Visitor, now: Date): void {
  if (visitor.role === 'guest' || !isStaffRole(visitor.role) || !visitor.session?.hasFactor) return;
  requireProof(visitor, now);
}

function requireProof(visitor: Visitor, now: Date): void {
  if (!isFreshProof(visitor, now)) throw new ShopError('step_up_needed');
}
