import { t } from '#messages/messages.ts';
import { settingGroups, type FormGroup } from '#contract/core/settings/owner-settings.ts';
import type { Setting } from '#contract/core/settings/setting.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { ChangedBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { LookPreview } from './look-preview.tsx';
import type { PreviewFaces } from './preview-faces.ts';
import { SettingField } from './setting-field.tsx';
import { conflictWords, shownSettings } from './setting-values.ts';
import type { GroupFormState } from './use-group-form.ts';

type GroupFormProps = {
  readonly settings: GroupFormState;
  /** Where a picture of the settings is uploaded. */
  readonly uploadTo: string;
  readonly faces: PreviewFaces;
};

/** What is shown beside the form of a group while it changes. */
const previews: Partial<Record<FormGroup, typeof LookPreview>> = { look: LookPreview };

/** The form of a group of settings, made from their descriptions. */
export function GroupForm({ settings, uploadTo, faces }: GroupFormProps) {
  const { view, form, versions } = settings;
  const { group, kept, unreadable, fixed } = view;
  const Preview = previews[group];
  const { title, about } = settingGroups[group];
  const secretOf = (field: string) => {
    if (unreadable.includes(field)) return 'unreadable';
    return kept.includes(field) ? 'kept' : 'none';
  };
  const isFollowing = (setting: Setting) =>
    setting.control === 'dependent' && form.values[setting.on] === versions.opened.values[setting.on];
  const content = (
    <SavedForm of={settings} words={conflictWords(view)} className="grid max-w-2xl gap-4">
      <FormBlock title={title()}>
        <p className="text-small text-stone">{about()}</p>
        {Object.entries(shownSettings(group)).map(([name, setting]) => (
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
      <ChangedBar of={settings} discard={t('settings-desk.discard')} save={t('settings-desk.save')} />
    </SavedForm>
  );
  if (!Preview) return content;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,42rem)_minmax(20rem,26rem)]">
      {content}
      <Preview values={form.values} faces={faces} />
    </div>
  );
}
