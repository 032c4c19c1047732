import { t } from '#messages/messages.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { departmentName, departments, departmentWord, isDepartment } from '#contract/core/shop/present-departments.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';

type GenderSelectProps = { readonly value: Gender | null; readonly onChange: (gender: Gender | null) => void };

/** A select of a department, or of all. */
export function GenderSelect({ value, onChange }: GenderSelectProps) {
  return (
    <SelectField
      label={departmentWord()}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{t('departments.all')}</option>
      <Options of={Object.entries(namesWith(value))} />
    </SelectField>
  );
}

type OneGenderProps = { readonly value: Gender; readonly onChange: (gender: Gender) => void };

/** A select of one department. */
export function OneGenderField(props: OneGenderProps) {
  return <ChoiceField {...props} label={departmentWord()} names={namesWith(props.value)} />;
}

/** The names of the departments, also of one that was deleted. */
function namesWith(value: Gender | null): Readonly<Record<string, string>> {
  const gone = value === null || isDepartment(value) ? [] : [[value, value]];
  return Object.fromEntries([...departments().map(({ id }) => [id, departmentName(id)]), ...gone]);
}
