import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { longestComment } from '#contract/marketing/reviews.texts.ts';
import { controlLook, Field, useField } from '#web/core/ui/field.tsx';

type CommentFieldProps = {
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly onType: () => void;
};

/** The comment of a review, with how much of its room is used. */
export function CommentField({ defaultValue, error, onType }: CommentFieldProps) {
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
