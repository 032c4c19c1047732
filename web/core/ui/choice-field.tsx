import { SelectField } from './select-field.tsx';

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  /** What each choice is called, in their order. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A select of few choices that the program knows. */
export function ChoiceField<Value extends string>({ label, names, value, onChange }: ChoiceFieldProps<Value>) {
  const isChoice = (text: string): text is Value => Object.hasOwn(names, text);
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => {
        if (isChoice(target.value)) onChange(target.value);
      }}
    >
      {Object.entries<string>(names).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
