import { sql } from 'drizzle-orm';
import type { User } from '#contract/people/accounts/accounts.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { people } from '#contract/office/people-desk.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { recordAccountEvent } from '#server/people/accounts/account-events.service.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { insertStaff } from '#server/people/accounts/change-users.service.ts';
import {
  presentRights,
  proveForNew,
  refuseGreater,
  rightsOfVisitor,
} from '#server/people/accounts/changed-people.service.ts';
import { rankOf, roleMark } from '#server/people/accounts/own-ranks.service.ts';
import { limitStrangers } from '#server/people/accounts/strangers-email.service.ts';
import { takenError } from '#server/people/accounts/taken-error.service.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';

/** How many digits an employee number has at least. */
const digits = 6;

/** Returns the employee number after the highest one that is a number. */
export async function freeLegajo({ db }: Context): Promise<{ legajo: string }> {
  const { rows } = await db.execute<{ highest: string }>(
    sql`select coalesce(max(${users.legajo}::bigint), 0)::text as highest from ${users} where ${users.legajo} ~ '^[0-9]{1,15}$'`,
  );
  return { legajo: String(BigInt(rows[0]?.highest ?? '0') + 1n).padStart(digits, '0') };
}

/**
 * Creates an account of somebody who works in the shop, without a password, and sends the link to choose one. Throws
 * `username_taken`, `email_taken`, `role_not_found`, `greater_rights`, `wrong_password`.
 */
export async function inviteAdmin(ctx: Context, asked: Input<typeof people.inviteAdmin>): Promise<User> {
  const { user_name: username, legajo_user: legajo, email, rol, currentPassword } = asked;
  refuseGreater(rightsOfVisitor(ctx.visitor), await rankOf(ctx.db, rol));
  await proveForNew(ctx, currentPassword);
  await limitStrangers(ctx, email);
  const isTaken = () => takenError(ctx.db, username, email);
  return refusedAs({ [violations.unique]: isTaken }, () =>
    inTransaction(ctx.db, async (transaction) => {
      const given = await rankOf(transaction, rol);
      refuseGreater(await presentRights(transaction, ctx.visitor, 'people.manage'), given);
      const admin = await insertStaff(transaction, { username, legajo, email, rol, passwordHash: null });
      const needed = { userId: admin.id, recipient: email, now: ctx.clock() };
      await recordAccountEvent(transaction, 'account.password-needed', needed);
      const after = { rol: roleMark(given), legajo };
      await noteChange(transaction, ctx, { action: 'user.create-admin', subject: username, after });
      return admin;
    }),
  );
}
