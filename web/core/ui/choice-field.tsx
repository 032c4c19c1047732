import { OptionsField } from './options-field.tsx';

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  /** What each choice is called, in their order. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A select of few choices that the program knows. */
export function ChoiceField<Value extends string>({ names, onChange, ...select }: ChoiceFieldProps<Value>) {
  const isChoice = (text: string): text is Value => Object.hasOwn(names, text);
  return (
    <OptionsField
      {...select}
      options={Object.entries<string>(names)}
      onChange={({ target }) => {
        if (isChoice(target.value)) onChange(target.value);
      }}
    />
  );
}
