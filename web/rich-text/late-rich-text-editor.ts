import { lazy } from 'react';

/** The editor of rich text, whose code is loaded after the form's. */
export const RichTextEditor = lazy(async () => {
  const { RichTextEditor: editor } = await import('./rich-text-editor.tsx');
  return { default: editor };
});
