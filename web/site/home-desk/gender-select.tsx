import { t } from '#messages/messages.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';

type GenderSelectProps = { readonly value: Gender | null; readonly onChange: (gender: Gender | null) => void };

/** A select of a gender, or of both. */
export function GenderSelect({ value, onChange }: GenderSelectProps) {
  return (
    <SelectField
      label={t('home-desk.gender')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === 'men' || target.value === 'women' ? target.value : null)}
    >
      <option value="">{t('home-desk.womenAndMen')}</option>
      <option value="women">{t('home-desk.women')}</option>
      <option value="men">{t('home-desk.men')}</option>
    </SelectField>
  );
}

type OneGenderProps = { readonly value: Gender; readonly onChange: (gender: Gender) => void };

const genders = { women: t('home-desk.women'), men: t('home-desk.men') } as const;

/** A select of one gender. */
export function OneGenderField(props: OneGenderProps) {
  return <ChoiceField {...props} label={t('home-desk.gender')} names={genders} />;
}
