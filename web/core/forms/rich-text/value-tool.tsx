import { t } from '#messages/messages.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ToolButton } from './tool-button.tsx';
import { Options } from '../../ui/options-field.tsx';

/** A value that is inserted by its name, '{{correo}}', and what it stands for. */
export type InsertedValue = { readonly name: string; readonly label: string; readonly value: string | null };

type ValueToolProps = { readonly editor: Editor; readonly values: readonly InsertedValue[] };

/** The tool that inserts a value: chosen first, then inserted, because arrow keys choose in some browsers. */
export function ValueTool({ editor, values }: ValueToolProps) {
  const [chosen, choose] = useState('');
  return (
    <span className="flex max-w-full min-w-0">
      <select
        aria-label={t('rich-text.insertValue')}
        value={chosen}
        onChange={({ target: { value } }) => choose(value)}
        className="min-h-9 min-w-0 rounded-soft border border-line bg-sheet px-2 max-md:min-h-11 md:max-w-56"
      >
        <option value="">{t('rich-text.insert')}</option>
        <Options of={values.map(({ name, label, value }) => [name, `${label}: ${value ?? t('rich-text.missing')}`])} />
      </select>
      <ToolButton
        disabled={chosen === ''}
        onClick={() => {
          editor.chain().focus().insertContent(`{{${chosen}}}`).run();
          choose('');
        }}
      >
        {t('rich-text.insertChosen')}
      </ToolButton>
    </span>
  );
}
