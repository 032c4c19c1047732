import { accountsRoutes } from './accounts/accounts.routes.ts';
import { addressesRoutes } from './accounts/addresses.routes.ts';
import { ownRolesRoutes } from './accounts/own-roles.routes.ts';
import { ownSessionsRoutes } from './accounts/own-sessions.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { tokensRoutes } from './accounts/program-tokens.routes.ts';
import { recoveryRoutes } from './accounts/recovery.routes.ts';
import { loginStepRoutes, proofRoutes, secondFactorRoutes } from './accounts/second-factor.routes.ts';
import { socialLoginRoutes } from './social-login/social-login.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfPeople = {
  accounts: accountsRoutes,
  addresses: addressesRoutes,
  loginStep: loginStepRoutes,
  ownRoles: ownRolesRoutes,
  ownSessions: ownSessionsRoutes,
  profile: profileRoutes,
  proofCalls: proofRoutes,
  recovery: recoveryRoutes,
  secondFactor: secondFactorRoutes,
  socialLogin: socialLoginRoutes,
  tokens: tokensRoutes,
};
