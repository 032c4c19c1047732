import { t } from '#messages/messages.ts';
import { RichTextField } from '#web/core/forms/rich-text/rich-text-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';

/** The fields of a text. */
export function TextFields({ block, change, notes }: FieldsProps<'text'>) {
  return (
    <>
      <TextField
        label={t('home-desk.titleOptional')}
        {...notes.line('title', block.title, (title) => change({ title }))}
      />
      <RichTextField
        label={t('home-desk.text')}
        value={block.html}
        error={notes.shown('html')}
        hasLinks
        onChange={(html) => change({ html })}
      />
    </>
  );
}
