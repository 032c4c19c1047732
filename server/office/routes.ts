import { assistantRoutes } from './assistant/assistant.routes.ts';
import { auditRoutes } from './audit-desk/audit.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { finderRoutes } from './finder/finder.routes.ts';
import { deskListsRoutes } from './desk-lists/desk-lists.routes.ts';
import { movingInRoutes } from './moving-in/moving-in.routes.ts';
import { openingRoutes } from './opening/opening.routes.ts';
import { ownDataRoutes } from './own-data/own-data.routes.ts';
import { peopleRoutes } from './people-desk/people.routes.ts';
import { settingsDeskRoutes } from './settings-desk/settings-desk.routes.ts';
import { translationDeskRoutes } from './translation-desk/translation-desk.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfOffice = {
  assistant: assistantRoutes,
  audit: auditRoutes,
  dashboard: dashboardRoutes,
  finder: finderRoutes,
  deskLists: deskListsRoutes,
  movingIn: movingInRoutes,
  opening: openingRoutes,
  ownData: ownDataRoutes,
  people: peopleRoutes,
  settingsDesk: settingsDeskRoutes,
  translations: translationDeskRoutes,
};
