import { t } from '#messages/messages.ts';
import { settingGroups } from '#contract/settings/owner-settings.ts';
import type { FormGroup } from '#contract/settings/owner-settings.ts';
import type { Setting } from '#contract/settings/setting.ts';
import type { GroupView } from '#contract/settings-desk.ts';
import { ConflictChoice } from '../forms/conflict-choice.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { FormBlock } from '../forms/form-block.tsx';
import { SaveBar, unsavedNote } from '../forms/save-bar.tsx';
import { useSavedForm } from '../saved-form/use-saved-form.ts';
import { Button } from '../ui/button.tsx';
import { LookPreview } from './look-preview.tsx';
import type { PreviewFaces } from './preview-faces.ts';
import { SettingField } from './setting-field.tsx';
import { conflictWords, sentSettings, settingErrors, settingsOf, settingTexts } from './setting-values.ts';
import type { SettingTexts } from './setting-values.ts';

type GroupFormProps = {
  readonly view: GroupView;
  /** Where a picture of the settings is uploaded. */
  readonly uploadTo: string;
  readonly faces: PreviewFaces;
  readonly onSaved: () => void;
};

/** What is shown beside the form of a group while it changes. */
const previews: Partial<Record<FormGroup, typeof LookPreview>> = { look: LookPreview };

/** The form of a group of settings, made from their descriptions. */
export function GroupForm({ view, uploadTo, faces, onSaved }: GroupFormProps) {
  const Preview = previews[view.group];
  const { group, version, kept, unreadable, fixed } = view;
  const { title, about } = settingGroups[group];
  const { form, versions, rejected, notice, isBusy, isChanged, save, send } = useSavedForm<GroupView, SettingTexts>({
    what: t('settings-desk.notSaved'),
    check: t('settings-desk.reloadPage'),
    onSaved,
    start: settingTexts(view),
    version,
    valuesOf: settingTexts,
    errorsOf: (texts) => settingErrors(group, texts),
    sentOf: (texts, opened) => sentSettings(group, texts, opened),
  });
  const secretOf = (field: string) => {
    if (unreadable.includes(field)) return 'unreadable';
    return kept.includes(field) ? 'kept' : 'none';
  };
  const isFollowing = (setting: Setting) =>
    setting.control === 'dependent' && form.values[setting.on] === versions.opened.values[setting.on];
  const content = (
    <form onSubmit={send} noValidate className="grid max-w-2xl gap-4">
      <FormBlock title={title}>
        <p className="text-small text-stone">{about}</p>
        {Object.entries(settingsOf(group)).map(([name, setting]) => (
          <SettingField
            key={name}
            name={name}
            setting={setting}
            form={form}
            isFixed={fixed.includes(name)}
            secret={secretOf(name)}
            options={isFollowing(setting) ? view.options[name] : undefined}
            uploadTo={uploadTo}
          />
        ))}
      </FormBlock>
      <FormAlert of={rejected} />
      {notice}
      {isChanged && (
        <SaveBar note={unsavedNote}>
          <Button type="button" tone="outline" onClick={() => form.restart(versions.opened.values)}>
            {t('settings-desk.discard')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {t('settings-desk.save')}
          </Button>
        </SaveBar>
      )}
      <ConflictChoice
        of={versions}
        words={conflictWords(view)}
        typed={form.values}
        onChosen={(chosen, seen) => {
          form.change(chosen);
          save(chosen, seen);
        }}
      />
    </form>
  );
  if (!Preview) return content;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,42rem)_minmax(20rem,26rem)]">
      {content}
      <Preview values={form.values} faces={faces} />
    </div>
  );
}
