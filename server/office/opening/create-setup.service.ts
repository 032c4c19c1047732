import type { Executor } from '#platform/database/database.ts';
import { hasAdmin } from '#server/people/accounts/first-admin.service.ts';
import { newSecret } from '#server/core/context/context.ts';
import type { Settings } from '#server/core/context/settings.ts';
import { createSetupLink, type SetupLink } from '#server/core/context/setup-link.ts';

/**
 * Returns the link for the first administrator of a live shop, with a new token at each start, and its address; both are of no
 * use once there is an administrator.
 */
export async function createSetup(
  db: Executor,
  { mode, publicUrl }: Settings,
): Promise<{ link: SetupLink; url: string | undefined }> {
  if (mode === 'demo' || (await hasAdmin(db))) return { link: createSetupLink(), url: undefined };
  const token = newSecret();
  return { link: createSetupLink(token), url: `${publicUrl}/abrir/${token}` };
}
