import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { inputOf } from '../field-specs.ts';
import type { Control, Fields } from '../field-specs.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { OptionsField } from '../../ui/options-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a control can have besides its description. */
export type More = {
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly className?: string;
  readonly ref?: (control: TextControl | null) => void;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** What an editor of a page's text offers besides. */
  readonly page?: ComponentProps<typeof RichTextField>['page'];
};

/** What a field needs of its form, whatever the values of that are: `useForm` returns it. */
export type ShownForm = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly shown: (place: string) => string | undefined;
  readonly leave: (place: string) => void;
  readonly put: (values: Readonly<Record<string, unknown>>, ...places: readonly string[]) => void;
};

type SpecFieldProps = {
  readonly name: string;
  readonly control: Control;
  /** The most characters of a text. */
  readonly most: number | undefined;
  readonly more: More | undefined;
  readonly form: ShownForm;
  readonly fields: Fields;
  readonly round: number | undefined;
};

/** A field of a form, from its description. */
export function SpecField({ name, control, most, more, form, fields, round }: SpecFieldProps) {
  const { as, label, hint, at = name, rows } = control;
  const value = form.values[name];
  const text = typeof value === 'string' ? value : '';
  const put = (changed: string | boolean) => form.put({ [name]: changed }, at);
  const said = { label, hint, error: form.shown(at) };
  const typed = {
    ...said,
    name,
    value: text,
    onChange: ({ target }: ChangeEvent<TextControl>) => put(target.value),
    onBlur: () => form.leave(at),
  };
  switch (as) {
    case 'line':
      return <TextField {...typed} {...inputOf(control)} maxLength={most} {...more} />;
    case 'area':
      return <TextAreaField {...typed} rows={rows} maxLength={most} {...more} />;
    case 'choice': {
      const cleared = Object.fromEntries((control.clears ?? []).map((one) => [one, fields[one]?.start]));
      return (
        <OptionsField
          {...typed}
          hint={more?.hint ?? hint}
          options={control.options?.(form.values) ?? []}
          onChange={({ target }) => form.put({ ...cleared, [name]: target.value }, at)}
        />
      );
    }
    case 'rich':
      return <RichTextField {...said} value={text} round={round} onChange={put} page={more?.page} />;
    case 'check':
      return <CheckField label={label} checked={value === true} onChange={({ target: { checked } }) => put(checked)} />;
    case 'part':
      return null;
  }
}
