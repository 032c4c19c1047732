import { t } from '#messages/messages.ts';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { ClaimStepOf } from './claim-step.ts';

type FieldProps = {
  readonly of: ClaimStepOf<'data'>;
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly isOptional?: boolean;
  readonly hint?: string;
};

const labelOf = ({ label, isOptional }: Pick<FieldProps, 'label' | 'isOptional'>) =>
  isOptional ? t('claims.optional', { label }) : label;

type LineProps = FieldProps & {
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal';
};

/** A line of a claim. */
export function ClaimLine({ of: { typed, errors }, name, label, most, isOptional = false, hint, ...rest }: LineProps) {
  return (
    <TextField
      {...rest}
      name={name}
      label={labelOf({ label, isOptional })}
      hint={hint}
      required={!isOptional}
      maxLength={most}
      defaultValue={typed[name]}
      error={errors[name]}
    />
  );
}

/** A text of a claim. */
export function ClaimText({ of: { typed, errors }, name, label, most, isOptional = false, hint }: FieldProps) {
  return (
    <TextAreaField
      name={name}
      label={labelOf({ label, isOptional })}
      hint={hint}
      rows={4}
      required={!isOptional}
      maxLength={most}
      defaultValue={typed[name]}
      error={errors[name]}
    />
  );
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
      {of.detail !== '' && (
        <p role="alert" className="text-small text-danger">
          {of.detail}
        </p>
      )}
      <Button type="submit" name="intent" value="data" wide busy={isBusy}>
        {t('withdrawals.continue')}
      </Button>
    </Form>
  );
}
