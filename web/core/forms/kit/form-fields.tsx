import type { z } from 'zod';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { inputOf, type Fields, type Control } from '../field-specs.ts';
import { knownMostAt } from '../most-characters.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { OptionsField } from '../../ui/options-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type FormFieldsProps<Specs extends Fields> = {
  readonly of: { readonly fields: Specs; readonly rules: z.ZodType };
  readonly form: ShownForm;
  /** Which fields, in this order; all of them if it does not say. */
  readonly names?: readonly (keyof Specs & string)[];
  /** What their controls have besides. */
  readonly more?: { readonly [Name in keyof Specs]?: More };
  /** Changes when an editor of rich text has to begin anew with another text. */
  readonly round?: number;
};

/** Renders fields from their description, with the contract's longest lengths and the errors of the form. */
export function FormFields<Specs extends Fields>({ of, form, names, more, round }: FormFieldsProps<Specs>) {
  const fields: Fields = of.fields;
  const extras: Readonly<Record<string, More | undefined>> = more ?? {};
  const shown: readonly string[] = names ?? Object.keys(fields);
  return shown.map((name) => {
    const control = fields[name]?.control;
    if (!control || control.when?.(form.values) === false) return null;
    const field = (
      <SpecField
        key={name}
        name={name}
        control={control}
        most={control.maxLength ?? knownMostAt(of.rules, control.at ?? name)}
        more={extras[name]}
        form={form}
        fields={fields}
        round={round}
      />
    );
    if (!control.isWide) return field;
    return (
      <div key={name} className="sm:col-span-2">
        {field}
      </div>
    );
  });
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a control can have besides its description. */
type More = {
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
function SpecField({ name, control, most, more, form, fields, round }: SpecFieldProps) {
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
