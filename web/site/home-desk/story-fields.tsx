import { t } from '#messages/messages.ts';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { LinkFields } from './link-fields.tsx';
import { BlockPictureField } from './block-picture-field.tsx';

/** The fields of a picture with its text. */
export function StoryFields({ block, change, notes, facts }: FieldsProps<'story'>) {
  return (
    <>
      <BlockPictureField
        label={t('home-desk.pictureOptional')}
        hint={t('home-desk.storyPictureHint')}
        value={block.picture}
        shapes={['tall']}
        isOptional
        error={notes.shown('picture')}
        facts={facts}
        onChange={(picture) => change({ picture })}
      />
      {block.picture !== '' && (
        <TextField label={t('home-desk.pictureAlt')} {...notes.line('alt', block.alt, (alt) => change({ alt }))} />
      )}
      <TextField
        label={t('home-desk.labelOptional')}
        hint={t('home-desk.labelHint')}
        {...notes.line('label', block.label, (label) => change({ label }))}
      />
      <TextField label={t('home-desk.title')} {...notes.line('title', block.title, (title) => change({ title }))} />
      <TextAreaField
        label={t('home-desk.text')}
        hint={t('home-desk.paragraphsHint')}
        rows={7}
        {...notes.line('text', block.text, (text) => change({ text }))}
      />
      <LinkFields link={block.link} place="link" notes={notes} facts={facts} onChange={(link) => change({ link })} />
      {(block.link.to !== 'nothing' || block.picture === '') && (
        <TextField
          label={t('home-desk.buttonTextOptional')}
          hint={block.picture === '' ? t('home-desk.storyLinkHint') : undefined}
          {...notes.line('button', block.button, (button) => change({ button }))}
        />
      )}
    </>
  );
}
