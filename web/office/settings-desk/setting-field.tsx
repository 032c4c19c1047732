import { t } from '#messages/messages.ts';
import type { Setting } from '#contract/core/settings/setting.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { AwaitedAddress } from './awaited-address.tsx';
import { ColourField } from './colour-field.tsx';
import { SettingPictureField } from './setting-picture-field.tsx';
import type { SettingTexts } from './setting-values.ts';

type SettingFieldProps = {
  readonly name: string;
  readonly setting: Setting;
  readonly form: FormOf<SettingTexts>;
  /** True for a setting that comes from the environment. */
  readonly isFixed: boolean;
  /** Of a secret: whether it has a value, or one that cannot be decrypted. */
  readonly secret: 'kept' | 'unreadable' | 'none';
  /** The choices of a setting that depends on another one; undefined while that one is changed. */
  readonly options: Readonly<Record<string, string>> | undefined;
  /** Where a picture is uploaded. */
  readonly uploadTo: string;
};

const types = { line: 'text', email: 'email', tel: 'tel', url: 'text', number: 'text' } as const;
const keyboards = { line: 'text', email: 'email', tel: 'tel', url: 'url', number: 'numeric' } as const;

const fixedHint = t('settings-desk.fixedOnServer');

/** The control of one setting, by its description. */
export function SettingField(props: SettingFieldProps) {
  const { name, setting, form, isFixed } = props;
  const { values, change, shown } = form;
  const text = values[name] ?? '';
  const hint = isFixed ? fixedHint : setting.hint?.();
  const label = labelOf(setting);
  if (setting.control === 'secret') return <SecretField {...props} label={label} />;
  if (setting.control === 'switch') {
    return (
      <CheckField
        label={label}
        checked={text === 'on'}
        disabled={isFixed}
        onChange={({ target: { checked } }) => change({ [name]: checked ? 'on' : '' })}
      />
    );
  }
  if (setting.control === 'colour') {
    const shared = { name, label, hint, disabled: isFixed, error: shown(name), against: setting.against };
    return (
      <ColourField
        {...shared}
        value={text}
        onChange={(value) => change({ [name]: value })}
        onBlur={() => form.leave(name)}
      />
    );
  }
  if (setting.control === 'picture') {
    const shared = { label, hint, disabled: isFixed, error: shown(name), uploadTo: props.uploadTo };
    return <SettingPictureField {...shared} value={text} onChange={(value) => change({ [name]: value })} />;
  }
  if (setting.control === 'choices') {
    const chosen = text.split(',').filter((key) => key !== '');
    return (
      <fieldset className="grid gap-1.5" disabled={isFixed}>
        <legend className="label mb-1.5 text-stone">{label}</legend>
        {Object.entries(setting.options).map(([key, option]) => (
          <CheckField
            key={key}
            label={option}
            checked={chosen.includes(key)}
            onChange={({ target: { checked } }) => {
              const others = chosen.filter((one) => one !== key);
              change({ [name]: (checked ? [...others, key] : others).join(',') });
            }}
          />
        ))}
        {hint && <p className="text-small text-stone">{hint}</p>}
      </fieldset>
    );
  }
  if (setting.control === 'awaited') {
    return <AwaitedAddress label={label} hint={hint} link={text} onLeave={() => change({ [name]: '' })} />;
  }
  const field = { ...form.field(name), label, hint, disabled: isFixed, error: shown(name) };
  if (setting.control === 'choice' || setting.control === 'dependent') {
    const options = setting.control === 'choice' ? setting.options : (props.options ?? {});
    // One choice is none.
    if (Object.keys(options).length < 2) return null;
    return (
      <SelectField {...field}>
        <Options of={Object.entries(options)} />
      </SelectField>
    );
  }
  return <TextField {...field} type={types[setting.control]} inputMode={keyboards[setting.control]} />;
}

/** The name of a setting, with its unit and whether a shop can open without it. */
function labelOf(setting: Setting): string {
  const unit = 'unit' in setting ? setting.unit?.() : undefined;
  const notes = [unit, setting.isNeeded && t('settings-desk.neededToOpen')].filter(Boolean);
  return notes.length > 0 ? `${setting.label()} (${notes.join(', ')})` : setting.label();
}

const secretHints = {
  kept: t('settings-desk.secretKept'),
  unreadable: t('settings-desk.secretUnreadable'),
  none: undefined,
} as const;

/** A credential: what is stored is never shown. */
function SecretField({ name, setting, form, isFixed, secret, label }: SettingFieldProps & { readonly label: string }) {
  const hint = isFixed ? fixedHint : [secretHints[secret], setting.hint?.()].filter(Boolean).join(' ');
  return (
    <TextField
      {...form.field(name)}
      label={label}
      hint={hint}
      disabled={isFixed}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={secret === 'kept' ? '••••••••••••' : undefined}
    />
  );
}
