import { and, desc, eq, gte, like, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { audit, AuditAction, AuditField } from '#contract/audit.ts';
import type { Input } from '#contract/endpoint.ts';
import { ShopError } from '#contract/errors.ts';
import { dayAfter, shopMoment, startOfShopDay } from '#contract/shop-time.ts';
import type { Context } from '../context/context.ts';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { auditLog } from './audit.tables.ts';
import type { AuditJson } from './audit.tables.ts';

/** Members that have a name on the screen: another one does not compile. */
type Told = { readonly [Field in AuditField]?: AuditJson } | null;

type Change = {
  readonly action: AuditAction;
  /** Whom or what it was done to, as people know it: a user name, a product's number, an order's reference. */
  readonly subject: string;
  readonly before?: Told;
  readonly after?: Told;
};

/** Writes down what the visitor, an administrator, changes: in the transaction of the change. */
export async function noteChange(transaction: Executor, ctx: Context, change: Change): Promise<void> {
  if (ctx.visitor.role !== 'admin') throw new ShopError('not_allowed');
  await transaction.insert(auditLog).values({ ...change, actor: ctx.visitor.username, at: ctx.clock() });
}

const pageSize = 50;

/** True if a column has a text somewhere, whatever its accents and capitals. */
function holds(column: typeof auditLog.actor | typeof auditLog.subject, text: string): SQL {
  return sql`plain_text(${column}) like '%' || plain_text(${escapedForLike(text)}) || '%'`;
}

/** A number means that one thing, 'N° 161' too; a text any part of a name or of an order's reference. */
function isAbout(subject: string): SQL {
  const [, number] = /^(?:n\s*[°º.]*\s*)?(\d+)$/i.exec(subject) ?? [];
  return number === undefined
    ? holds(auditLog.subject, subject.replace(/^n\s*[°º]\s*/i, ''))
    : eq(auditLog.subject, number);
}

/** A page of what was written down, newest first. */
export async function listChanges({ db }: Context, asked: Input<typeof audit.list>) {
  const { actor, action, kind, subject, from, to, until } = asked;
  const found = await db
    .select()
    .from(auditLog)
    .where(
      and(
        actor ? holds(auditLog.actor, actor) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        kind ? like(auditLog.action, `${kind}.%`) : undefined,
        subject ? isAbout(subject) : undefined,
        from ? gte(auditLog.at, startOfShopDay(from)) : undefined,
        to ? lt(auditLog.at, startOfShopDay(dayAfter(to, 1))) : undefined,
        until ? lt(auditLog.id, until) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1);
  const entries = found.slice(0, pageSize).map(({ at, ...entry }) => ({ ...entry, at: shopMoment(at) }));
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}
