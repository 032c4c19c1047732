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
        <TextField
          label={t('home-desk.pictureAlt')}
          value={block.alt}
          maxLength={200}
          {...notes.field('alt')}
          onChange={({ target: { value } }) => change({ alt: value })}
        />
      )}
      <TextField
        label={t('home-desk.labelOptional')}
        hint={t('home-desk.labelHint')}
        value={block.label}
        maxLength={40}
        onChange={({ target: { value } }) => change({ label: value })}
      />
      <TextField
        label={t('home-desk.title')}
        value={block.title}
        maxLength={80}
        {...notes.field('title')}
        onChange={({ target: { value } }) => change({ title: value })}
      />
      <TextAreaField
        label={t('home-desk.text')}
        hint={t('home-desk.paragraphsHint')}
        rows={7}
        value={block.text}
        maxLength={1500}
        {...notes.field('text')}
        onChange={({ target: { value } }) => change({ text: value })}
      />
      <LinkFields link={block.link} place="link" notes={notes} facts={facts} onChange={(link) => change({ link })} />
      {(block.link.to !== 'nothing' || block.picture === '') && (
        <TextField
          label={t('home-desk.buttonTextOptional')}
          hint={block.picture === '' ? t('home-desk.storyLinkHint') : undefined}
          value={block.button}
          maxLength={40}
          onChange={({ target: { value } }) => change({ button: value })}
        />
      )}
    </>
  );
}
