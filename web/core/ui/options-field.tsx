import type { ComponentProps } from 'react';
import { SelectField } from './select-field.tsx';

/** A choice: its value, and what it is called. */
export type Option = readonly [value: string, name: string];

type OptionsFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & { readonly options: readonly Option[] };

/** The options of a select. */
export function Options({ of }: { readonly of: readonly (readonly [value: string | number, name: string])[] }) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

/** A select of a list. */
export function OptionsField({ options, ...select }: OptionsFieldProps) {
  return (
    <SelectField {...select}>
      <Options of={options} />
    </SelectField>
  );
}
