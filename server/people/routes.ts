import { accountsRoutes } from './accounts/accounts.routes.ts';
import { addressesRoutes } from './accounts/addresses.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { tokensRoutes } from './accounts/program-tokens.routes.ts';
import { recoveryRoutes } from './accounts/recovery.routes.ts';
import { socialLoginRoutes } from './social-login/social-login.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfPeople = {
  accounts: accountsRoutes,
  addresses: addressesRoutes,
  profile: profileRoutes,
  recovery: recoveryRoutes,
  socialLogin: socialLoginRoutes,
  tokens: tokensRoutes,
};
