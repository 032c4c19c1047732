import { or, sql } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import type { Executor } from '#platform/database/database.ts';
import { users } from './accounts.tables.ts';
import { hasEmail, looksLikeUser } from './users.service.ts';

/** Returns why an account could not be added: its user name, its address or both are in use, each named as a field. */
export async function takenError(db: Executor, username: string, email: string): Promise<ShopError> {
  const [isUsername, isEmail] = [looksLikeUser(username), hasEmail(email)];
  const same = await db
    .select({ isUsername: sql<boolean>`${isUsername}`, isEmail: sql<boolean>`coalesce(${isEmail}, false)` })
    .from(users)
    .where(or(isUsername, isEmail));
  const isUsernameTaken = same.some((user) => user.isUsername);
  const isEmailTaken = same.some((user) => user.isEmail);
  return new ShopError(isUsernameTaken ? 'username_taken' : 'email_taken', {}, [
    ...(isUsernameTaken ? [{ path: 'user_name', message: registrationTexts.usernameTaken }] : []),
    ...(isEmailTaken ? [{ path: 'email', message: registrationTexts.emailTaken }] : []),
  ]);
}
