import { StartRefused } from '#platform/process/start-refused.ts';
import { newAdmin } from '#contract/office/people-desk.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Executor } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { users } from './accounts.tables.ts';
import { hashNewPassword } from './passwords.service.ts';

/** Thrown when an administrator cannot be created; the message says why, in one line. */
export class AdminRefused extends StartRefused {}

type Asked = { readonly user_name: string; readonly legajo_user: string; readonly user_password: string };

type Shop = { readonly db: Executor; readonly settings: Pick<Settings, 'mode'> };

/** Creates an administrator from the command line, for a shop that may have none yet. Throws AdminRefused. */
export async function makeAdminByHand({ db, settings }: Shop, asked: Asked): Promise<void> {
  const checked = newAdmin.safeParse({ ...asked, rol: 'admin' });
  if (!checked.success) throw new AdminRefused(checked.error.issues.map(({ message }) => message).join(' · '));
  const { user_name, legajo_user, rol, user_password } = checked.data;
  try {
    const password = { password: user_password, path: 'user_password' };
    const passwordHash = await hashNewPassword(settings, { username: user_name, rol }, password);
    await refusedAs({ [violations.unique]: () => new ShopError('username_taken') }, async () => {
      await db.insert(users).values({ username: user_name, legajo: legajo_user, rol, passwordHash });
    });
  } catch (error) {
    throw error instanceof ShopError ? new AdminRefused(error.detail) : error;
  }
}
