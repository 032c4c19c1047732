import { accounts } from './accounts/accounts.ts';
import { addresses } from './addresses.ts';
import { tokens } from './accounts/program-tokens.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { socialLogin } from './social-login.ts';

/** The calls of the area, by feature. */
export const peopleCalls = {
  accounts,
  addresses,
  profile,
  recovery,
  socialLogin,
  tokens,
} as const;
