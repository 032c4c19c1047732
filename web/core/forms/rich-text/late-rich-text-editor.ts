import { lazy } from 'react';
import { whenThere } from '../../ui/when-there.ts';

const load = async () => {
  const { RichTextEditor: editor } = await import('./rich-text-editor.tsx');
  return { default: editor };
};

/** The editor of rich text, whose code is loaded after the form's. */
export const RichTextEditor = lazy(() => whenThere(load));
