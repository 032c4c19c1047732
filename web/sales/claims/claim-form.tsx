import { t } from '#messages/messages.ts';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';
import type { ClaimStepOf } from './claim-step.ts';

type FieldProps = {
  readonly of: ClaimStepOf<'data'>;
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly isOptional?: boolean;
  readonly hint?: string;
};

/** Returns the props of the control of a field. */
const controlOf = ({ of: { typed, errors }, name, label, most, isOptional = false, hint }: FieldProps) => ({
  name,
  label: isOptional ? t('claims.optional', { label }) : label,
  hint,
  required: !isOptional,
  maxLength: most,
  defaultValue: typed[name],
  error: errors[name],
});

type LineProps = FieldProps & Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'inputMode'>;

/** A line of a claim. */
export function ClaimLine({ type, autoComplete, inputMode, ...field }: LineProps) {
  return <TextField {...controlOf(field)} type={type} autoComplete={autoComplete} inputMode={inputMode} />;
}

/** A text of a claim. */
export function ClaimText(field: FieldProps) {
  return <TextAreaField {...controlOf(field)} rows={4} />;
}

type ChoicesProps = {
  readonly of: ClaimStepOf<'data'>;
  readonly name: string;
  readonly legend: string;
  /** What each value is called. */
  readonly choices: Readonly<Record<string, string>>;
};

/** A choice of few. */
export function ClaimChoices({ of: { typed, errors }, name, legend, choices }: ChoicesProps) {
  const id = useId();
  const error = errors[name];
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="label mb-1 text-stone">{legend}</legend>
      {Object.entries(choices).map(([value, words]) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={typed[name] === value}
            className="size-4 flex-none accent-ink"
          />
          <span>{words}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={id} className="text-small text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The first step of a claim: the form. Leaving it asks first once something was typed. */
export function ClaimForm({ of, children }: { readonly of: ClaimStepOf<'data'>; readonly children: ReactNode }) {
  const isBusy = useNavigation().state === 'submitting';
  const [isTyped, setIsTyped] = useState(false);
  const form = useFirstWrong(of);
  return (
    <Form
      ref={form}
      method="post"
      what={t('claims.notSent')}
      unsaved={isTyped}
      onChange={() => setIsTyped(true)}
      replace
      noValidate
      className="mt-6 grid gap-5"
    >
      {children}
      <WrongNote>{of.detail}</WrongNote>
      <Button type="submit" name="intent" value="data" wide busy={isBusy}>
        {t('withdrawals.continue')}
      </Button>
    </Form>
  );
}
