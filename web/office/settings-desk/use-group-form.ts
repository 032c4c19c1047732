import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { GroupView } from '#contract/office/settings-desk.ts';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { settingsForm, type SettingTexts } from './setting-values.ts';

/** The form of a group of settings. `loaded` is the group as its page loaded it last. */
export function useGroupForm(loaded: GroupView) {
  const { group } = loaded;
  const [stored, setStored] = useState(loaded);
  const saved = useSavedForm<GroupView, SettingTexts>({
    name: 'settings',
    what: t('settings-desk.notSaved'),
    check: t('settings-desk.reloadPage'),
    present: loaded,
    of: settingsForm(group),
    onSaved: setStored,
  });
  return {
    ...saved,
    /** What is stored, as far as this page knows. */
    view: stored.version > loaded.version ? stored : loaded,
    /** Begins anew with an earlier version, which was made the present one. */
    reopen(restored: GroupView): void {
      setStored(restored);
      saved.reopen(restored);
    },
  };
}

export type GroupFormState = ReturnType<typeof useGroupForm>;
