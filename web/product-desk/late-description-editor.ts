import { lazy } from 'react';

/** The editor of a product's description, whose code is loaded after the form's. */
export const DescriptionEditor = lazy(async () => {
  const { DescriptionEditor: editor } = await import('./description-editor.tsx');
  return { default: editor };
});
