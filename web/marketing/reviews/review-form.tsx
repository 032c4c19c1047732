import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { longestComment } from '#contract/marketing/reviews.texts.ts';
import { t } from '#messages/messages.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { focusFirst, useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useRefused } from '#web/core/forms/use-refused.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { controlLook, Field, useField } from '#web/core/ui/field.tsx';
import { StarsPicker } from '#web/core/ui/stars-picker.tsx';
import { isMistaken, reviewErrors, reviewValues, type RefusedReview, type ReviewValues } from './review-rules.ts';

type ReviewFormProps = {
  /** Where the form is sent; the page's own address when not said. */
  readonly action?: string;
  readonly submit: string;
  readonly values: ReviewValues;
  readonly refused: RefusedReview | undefined;
  /** Another number empties the fields. */
  readonly round?: number;
  /** True if the review may be sent at all; false stops the form. */
  readonly mayWrite?: () => boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
};

/** Stars and a comment. What is missing is said beside its field, and the first of it gets the focus. */
export function ReviewForm({ action, submit, values, refused, round = 0, mayWrite, children }: ReviewFormProps) {
  const form = useFirstWrong(refused);
  const navigation = useNavigation();
  const isBusy = navigation.formMethod === 'POST' && navigation.formData?.has('comment') === true;
  const [start] = useState(values);
  const [isTyped, setIsTyped] = useState(false);
  const [lastRound, setLastRound] = useState(round);
  if (round !== lastRound) {
    setLastRound(round);
    setIsTyped(false);
  }
  const { errors, setErrors, forgive } = useRefused(refused?.errors);

  function check(event: FormEvent<HTMLFormElement>) {
    const written = reviewValues(new FormData(event.currentTarget));
    const mayGoOn = mayWrite?.() ?? true;
    const found = mayGoOn ? reviewErrors(written) : {};
    setErrors(found);
    if (mayGoOn && !isMistaken(found)) return;
    event.preventDefault();
    focusFirst(event.currentTarget, found);
  }

  return (
    <Form
      ref={form}
      method="post"
      what={t('reviews.notSaved')}
      unsaved={isTyped}
      onChange={(event) => setIsTyped(isOther(reviewValues(new FormData(event.currentTarget)), start))}
      check={t('reviews.checkReviews')}
      action={action}
      replace
      preventScrollReset
      noValidate
      onSubmit={check}
      className="grid gap-5"
    >
      <StarsPicker
        key={`stars ${round}`}
        legend={t('reviews.rating')}
        name="calification"
        defaultValue={values.calification}
        error={errors['calification']}
        onPick={() => forgive('calification')}
      />
      <CommentField
        key={`comment ${round}`}
        defaultValue={values.comment}
        error={errors['comment']}
        onType={() => forgive('comment')}
      />
      <FormAlert of={refused} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        {children}
      </div>
    </Form>
  );
}

type CommentFieldProps = {
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly onType: () => void;
};

/** The comment of a review, with how much of its room is used. */
function CommentField({ defaultValue, error, onType }: CommentFieldProps) {
  const [length, setLength] = useState(defaultValue.length);
  const { id, control } = useField({ error });
  return (
    <Field id={id} label={t('reviews.comment')} error={error}>
      <textarea
        {...control}
        name="comment"
        rows={4}
        maxLength={longestComment}
        defaultValue={defaultValue}
        placeholder={t('reviews.commentExample')}
        onChange={({ target }) => {
          setLength(target.value.length);
          onType();
        }}
        className={`${controlLook} min-h-28 resize-y py-3`}
      />
      <p aria-hidden="true" className="justify-self-end text-caption text-stone tabular-nums">
        {length} / {longestComment}
      </p>
    </Field>
  );
}
