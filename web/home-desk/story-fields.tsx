import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { LinkFields } from './link-fields.tsx';
import { BlockPictureField } from './block-picture-field.tsx';

/** The fields of a picture with its text. */
export function StoryFields({ block, change, notes, facts }: FieldsProps<'story'>) {
  return (
    <>
      <BlockPictureField
        label="Imagen (opcional)"
        hint="Vertical, 4:5. Sin ella se usa la última foto de una prenda nueva."
        value={block.picture}
        shapes={['tall']}
        isOptional
        error={notes.shown('picture')}
        facts={facts}
        onChange={(picture) => change({ picture })}
      />
      {block.picture !== '' && (
        <TextField
          label="Qué se ve en la imagen"
          value={block.alt}
          maxLength={200}
          error={notes.shown('alt')}
          onBlur={() => notes.leave('alt')}
          onChange={({ target: { value } }) => change({ alt: value })}
        />
      )}
      <TextField
        label="Rótulo (opcional)"
        hint="Una o dos palabras sobre el título."
        value={block.label}
        maxLength={40}
        onChange={({ target: { value } }) => change({ label: value })}
      />
      <TextField
        label="Título"
        value={block.title}
        maxLength={80}
        error={notes.shown('title')}
        onBlur={() => notes.leave('title')}
        onChange={({ target: { value } }) => change({ title: value })}
      />
      <TextAreaField
        label="Texto"
        hint="Una línea vacía separa los párrafos."
        rows={7}
        value={block.text}
        maxLength={1500}
        error={notes.shown('text')}
        onBlur={() => notes.leave('text')}
        onChange={({ target: { value } }) => change({ text: value })}
      />
      <LinkFields link={block.link} place="link" notes={notes} facts={facts} onChange={(link) => change({ link })} />
      {(block.link.to !== 'nothing' || block.picture === '') && (
        <TextField
          label="Texto del botón (opcional)"
          hint={block.picture === '' ? 'Sin imagen propia ni enlace, lleva a la categoría de la prenda.' : undefined}
          value={block.button}
          maxLength={40}
          onChange={({ target: { value } }) => change({ button: value })}
        />
      )}
    </>
  );
}
