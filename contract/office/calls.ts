import { assistant } from './assistant.ts';
import { audit } from './audit-desk.ts';
import { backups } from './backups.ts';
import { country } from './country-forms.ts';
import { dashboard } from './dashboard.ts';
import { finder } from './finder.ts';
import { movingIn } from './moving-in.ts';
import { opening } from './opening.ts';
import { ownData } from './own-data.ts';
import { people } from './people-desk.ts';
import { settingsDesk } from './settings-desk.ts';
import { translations } from './translations.ts';

/** The calls of the area, by feature. */
export const officeCalls = {
  assistant,
  audit,
  backups,
  country,
  dashboard,
  finder,
  movingIn,
  opening,
  ownData,
  people,
  settingsDesk,
  translations,
} as const;
