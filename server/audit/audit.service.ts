import { and, desc, eq, lt } from 'drizzle-orm';
import type { audit, AuditAction } from '#contract/audit.ts';
import type { Input } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { auditLog } from './audit.tables.ts';
import type { AuditJson } from './audit.tables.ts';

type Change = {
  readonly action: AuditAction;
  /** Whom or what it was done to, as people know it: a user name, a product's number, an order's reference. */
  readonly subject: string;
  readonly before?: AuditJson;
  readonly after?: AuditJson;
};

/** Writes down what the visitor, an administrator, changes: in the transaction of the change. */
export async function noteChange(transaction: Executor, ctx: Context, change: Change): Promise<void> {
  if (ctx.visitor.role !== 'admin') throw new ShopError('not_allowed');
  await transaction.insert(auditLog).values({ ...change, actor: ctx.visitor.username, at: ctx.clock() });
}

const pageSize = 50;

/** A page of what was written down, newest first. */
export async function listChanges({ db }: Context, asked: Input<typeof audit.list>) {
  const { actor, action, subject, until } = asked;
  const found = await db
    .select()
    .from(auditLog)
    .where(
      and(
        actor ? eq(auditLog.actor, actor) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        subject ? eq(auditLog.subject, subject) : undefined,
        until ? lt(auditLog.id, until) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1);
  const entries = found.slice(0, pageSize).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}
