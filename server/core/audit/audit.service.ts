import type { AuditAction, AuditField, AuditJson } from '#contract/office/audit-desk.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { isStaff, type Context } from '../context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { recordEvent } from '../event-log/record-event.service.ts';

/** Only fields that have a name on the screen: any other does not compile. */
type Told = { readonly [Field in AuditField]?: AuditJson } | null;

type Change = {
  readonly action: AuditAction;
  /** The person or thing that was changed, as people know it: a user name, a product's number, an order's reference. */
  readonly subject: string;
  readonly before?: Told;
  readonly after?: Told;
};

/** How the ledgers and the log name whoever works in the shop and is behind a request. */
export function adminActor({ visitor }: Pick<Context, 'visitor'>): `admin:${string}` {
  return `admin:${isStaff(visitor) ? visitor.username : ''}`;
}

/**
 * Records a change that the visitor, who works in the shop, makes, in the transaction of the change. Throws `not_allowed`
 * for others.
 */
export async function noteChange(transaction: Executor, ctx: Context, change: Change): Promise<void> {
  if (!isStaff(ctx.visitor)) throw new ShopError('not_allowed');
  await noteChangeOf(transaction, ctx, ctx.visitor.username, change);
}

/** Records a change of an administrator who has no session yet, or whose link somebody uses. A program that did it is named. */
export async function noteChangeOf(
  transaction: Executor,
  { clock, visitor }: Pick<Context, 'clock'> & Partial<Pick<Context, 'visitor'>>,
  username: string,
  { action, subject, before, after }: Change,
): Promise<void> {
  const program = visitor && isStaff(visitor) ? visitor.program?.name : undefined;
  await recordEvent(transaction, {
    at: clock(),
    kind: action,
    subject,
    actor: `admin:${username}`,
    data: { ...(before && { before }), ...(after && { after }), ...(program !== undefined && { program }) },
  });
}
