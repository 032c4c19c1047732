import { advertisingRoutes } from './letters/advertising.routes.ts';
import { lettersRoutes } from './letters/letters/letters.routes.ts';
import { mailingRoutes } from './letters/mailing.routes.ts';
import { undeliveredRoutes } from './undelivered/undelivered.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfMail = {
  advertising: advertisingRoutes,
  lettersDesk: lettersRoutes,
  mailing: mailingRoutes,
  undelivered: undeliveredRoutes,
  webhooks: webhooksRoutes,
};
