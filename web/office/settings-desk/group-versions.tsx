import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { GroupView } from '#contract/office/settings-desk.ts';
import type { SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Disclosure } from '#web/core/ui/disclosure.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { May } from '#web/core/session/may.tsx';
import { settingsOf, settingTexts, settingWords } from './setting-values.ts';

type GroupVersionsProps = {
  readonly versions: readonly GroupView[];
  /** Asks first if something is typed, because it gives way to the earlier version. */
  readonly discard: (goOn: () => void) => void;
  readonly onRestored: (restored: GroupView) => void;
};

/** The earlier versions of a group of settings, and the way back to one. The newest is the one that counts. */
export function GroupVersions({ versions, discard, onRestored }: GroupVersionsProps) {
  const [asked, ask] = useState<GroupView | null>(null);
  const { data, isBusy, submit, notice } = useRequest<SavedOutcome<GroupView>>({
    what: t('settings-desk.notRestored'),
    check: t('settings-desk.reloadPage'),
    told: 'beside',
  });
  const [answered, setAnswered] = useState(data);
  if (data !== answered) {
    setAnswered(data);
    if (data?.isDone) ask(null);
  }
  const tellRestored = useEffectEvent(onRestored);
  useEffect(() => {
    if (!data) return;
    toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
    if (data.saved) tellRestored(data.saved);
  }, [data]);
  const [newest] = versions;
  if (!newest || versions.length < 2) return null;
  const restore = ({ version: restored }: GroupView) =>
    void submit({ restored, version: newest.version }, { method: 'post', encType: 'application/json' });
  return (
    <div className="max-w-2xl">
      <Disclosure title={t('settings-desk.earlierVersions')}>
        <ol className="grid gap-3">
          {versions.map((view, place) => (
            <li key={view.version} className="grid gap-1 border-t border-line pt-3 sm:grid-cols-[1fr_auto] sm:gap-4">
              <div>
                <p className="text-ink">
                  {view.written && `${momentWords(view.written.at)}, ${view.written.by}`}
                  {place === 0 && ` ${t('settings-desk.inForce')}`}
                </p>
                {changesOf(view, versions[place + 1]).map((line) => (
                  <p key={line} className="wrap-anywhere">
                    {line}
                  </p>
                ))}
              </div>
              {place > 0 && (
                <May do="settings.restore">
                  <Button tone="outline" size="small" onClick={() => discard(() => ask(view))}>
                    {t('settings-desk.restoreThis')}
                  </Button>
                </May>
              )}
            </li>
          ))}
        </ol>
        <ConfirmDialog
          open={asked !== null}
          title={t('settings-desk.askRestore')}
          confirm={t('settings-desk.restoreThis')}
          busy={isBusy}
          onConfirm={() => asked && restore(asked)}
          onCancel={() => ask(null)}
        >
          <p>{t('settings-desk.restoreHint')}</p>
          {notice}
        </ConfirmDialog>
      </Disclosure>
    </div>
  );
}

/** Returns what a version changed of the one before, one line for each setting; secrets only by their names. */
function changesOf(view: GroupView, before: GroupView | undefined): string[] {
  const [now, then] = [settingTexts(view), before ? settingTexts(before) : {}];
  return Object.entries(settingsOf(view.group))
    .filter(([field]) => now[field] !== (then[field] ?? ''))
    .map(([field, setting]) => `${setting.label()}: ${settingWords(setting, now[field] ?? '', view.options[field])}`);
}
