import type { FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { GroupView } from '#contract/office/settings-desk.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { settingsOf } from './setting-values.ts';

/** Returns the outcome of a way back to an earlier version: it has no fields beside which a refusal could be shown. */
export function restoredOutcome(group: FormGroup, outcome: SaveOutcome<GroupView>): SaveOutcome<GroupView> {
  const told = Object.entries(outcome.errors ?? {}).map(
    ([field, message]) => `${settingsOf(group)[field]?.label() ?? field}: ${message}`,
  );
  return told.length === 0 ? outcome : { ...outcome, message: told.join('; ') };
}
