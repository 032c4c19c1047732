import { t } from '#messages/messages.ts';
import { Suspense, useId } from 'react';
import { RichTextEditor } from '../rich-text/late-rich-text-editor.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';

/** The fields of a text. */
export function TextFields({ block, change, notes }: FieldsProps<'text'>) {
  const labelId = useId();
  const error = notes.shown('html');
  return (
    <>
      <TextField
        label={t('home-desk.titleOptional')}
        value={block.title}
        maxLength={80}
        error={notes.shown('title')}
        onBlur={() => notes.leave('title')}
        onChange={({ target: { value } }) => change({ title: value })}
      />
      <div className="grid gap-1.5">
        <span id={labelId} className="label text-stone">
          {t('home-desk.text')}
        </span>
        <Suspense fallback={<Skeleton className="h-48" />}>
          <RichTextEditor
            value={block.html}
            labelledBy={labelId}
            isWrong={error !== undefined}
            onChange={(html) => change({ html })}
          />
        </Suspense>
        <p aria-live="polite" className="text-small text-danger empty:hidden">
          {error}
        </p>
      </div>
    </>
  );
}
