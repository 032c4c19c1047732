import { t } from '#messages/messages.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { User } from '#contract/people/accounts/accounts.ts';
import { personalIdName } from '#contract/core/countries/country-name.ts';
import type { Conflict } from '#contract/core/protocol/row-version.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { FormAlert, SavedWithoutScripts } from '#web/core/forms/form-alert.tsx';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { inputOf } from '#web/core/forms/field-specs.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { AddressChange, KeepAddressForm } from './address-change.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import {
  changedFields,
  profileErrors,
  profileFields,
  profileOf,
  profileSpecs,
  type ProfileValues,
} from './profile-rules.ts';

/** The outcome of the last save. */
export type ProfileOutcome =
  | { readonly isSaved: true; readonly user: User }
  | {
      readonly isSaved: false;
      readonly values: ProfileValues;
      readonly errors: FieldErrors;
      readonly detail: string;
      readonly conflict: Conflict<User> | null;
    };

const numeric = { inputMode: 'numeric', pattern: '\\d*' } as const;

/** Returns a personal id without separators, as it is typed. */
function plainOf(typed: string): string {
  return personalIdName().isNumeric ? typed.replace(/\D/g, '') : typed.replace(/[^\p{L}\d]/gu, '').toUpperCase();
}

/** Whether something can be saved, and how the saved values are restored. */
export type ProfileEdit = { readonly isChanged: boolean; readonly discard: () => void };

type ProfileFormProps = {
  readonly user: User;
  readonly outcome: ProfileOutcome | undefined;
  /** Renders the buttons; by default the one that saves, below the fields. */
  readonly bar?: (save: ReactNode, edit: ProfileEdit) => ReactNode;
};

/** The form of the visitor's own data. It can be saved when something has changed and nothing is invalid. */
export function ProfileForm({ user, outcome, bar }: ProfileFormProps) {
  const specs = profileSpecs();
  const isBusy = useNavigation().state === 'submitting';
  const isAlive = useIsAlive();
  const { submit, notice } = useSubmission({ what: t('accounts.changesNotSaved') });
  const refused = outcome?.isSaved === false ? outcome : undefined;
  const element = useFirstWrong(refused);
  const versions = useFormConflict({
    start: { values: profileOf(user), version: user.version },
    conflict: refused?.conflict,
    valuesOf: profileOf,
  });
  const { opened } = versions;
  const form = useForm({
    start: refused?.values ?? profileOf(user),
    errorsOf: (values) => profileErrors(changedFields(opened.values, values)),
    refused: refused?.errors,
  });
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    if (outcome?.isSaved) {
      versions.reopen({ values: profileOf(outcome.user), version: outcome.user.version });
      // The new address is not confirmed yet: the field shows the account's present one again.
      form.change({ email: profileOf(outcome.user).email });
    }
  }
  useEffect(() => {
    if (outcome?.isSaved) toast(accountTexts.profile.done);
  }, [outcome]);

  const changes = changedFields(opened.values, form.values);
  const isChanged = Object.keys(changes).length > 0;
  const save = (
    <Button type="submit" busy={isBusy} disabled={isAlive && (!isChanged || !form.isRight)}>
      {accountTexts.profile.save}
    </Button>
  );

  return (
    <>
      <Form
        ref={element}
        method="post"
        what={t('accounts.changesNotSaved')}
        unsaved={isChanged}
        replace
        preventScrollReset
        noValidate
        className={joinClasses('grid gap-5 sm:grid-cols-2', !bar && 'mt-8')}
      >
        <div className="sm:col-span-2">
          <TextField
            label={t('accounts.username')}
            value={user.username}
            readOnly
            disabled
            hint={t('accounts.usernameFixed')}
          />
        </div>
        {profileFields.map((name) => (
          <div key={name} className={name === 'address' || name === 'email' ? 'sm:col-span-2' : undefined}>
            <TextField
              {...inputOf(specs[name].control)}
              {...(name === 'dni' && personalIdName().isNumeric && numeric)}
              {...form.field(name)}
              onChange={({ target: { value } }) => form.change({ [name]: name === 'dni' ? plainOf(value) : value })}
            />
            {name === 'email' && (
              <AddressChange
                user={user}
                isChanged={changes.email !== undefined}
                error={form.shown('currentPassword')}
                onChange={() => form.forgive('currentPassword')}
              />
            )}
          </div>
        ))}
        <input type="hidden" name="version" value={opened.version} />
        <FormAlert of={refused} />
        {outcome?.isSaved && <SavedWithoutScripts>{accountTexts.profile.done}</SavedWithoutScripts>}
        {notice}
        <ConflictChoice
          of={versions}
          words={specs}
          typed={form.values}
          onChosen={(chosen, version) => {
            form.change(chosen);
            const currentPassword = element.current ? formText(new FormData(element.current), 'currentPassword') : '';
            void submit(
              { ...chosen, currentPassword, version },
              { method: 'post', replace: true, preventScrollReset: true },
            );
          }}
        />
        {bar ? (
          bar(save, { isChanged, discard: () => form.restart(opened.values) })
        ) : (
          <div className="sm:col-span-2">{save}</div>
        )}
      </Form>
      <KeepAddressForm />
    </>
  );
}
