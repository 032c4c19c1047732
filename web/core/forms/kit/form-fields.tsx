import type { z } from 'zod';
import type { Fields } from '../field-specs.ts';
import { knownMostAt } from '../most-characters.ts';
import { SpecField } from './spec-field.tsx';
import type { More, ShownForm } from './spec-field.tsx';

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
