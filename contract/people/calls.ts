import { accounts } from './accounts/accounts.ts';
import { loginStep } from './accounts/login-step.ts';
import { ownSessions } from './accounts/own-sessions.ts';
import { proofCalls } from './accounts/proof-calls.ts';
import { secondFactor } from './accounts/second-factor.ts';
import { addresses } from './addresses.ts';
import { ownRoles } from './accounts/own-roles.ts';
import { tokens } from './accounts/program-tokens.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { socialLogin } from './social-login.ts';

/** The calls of the area, by feature. */
export const peopleCalls = {
  accounts,
  addresses,
  loginStep,
  ownRoles,
  ownSessions,
  profile,
  proofCalls,
  recovery,
  secondFactor,
  socialLogin,
  tokens,
} as const;
