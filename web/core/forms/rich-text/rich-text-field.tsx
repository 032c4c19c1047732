import { lazy, Suspense, useId } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { whenThere } from '../../ui/when-there.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const load = async () => {
  const { RichTextEditor: editor } = await import('./rich-text-editor.tsx');
  return { default: editor };
};

/** The editor of rich text, whose code is loaded after the form's. */
const RichTextEditor = lazy(() => whenThere(load));

type RichTextFieldProps = Omit<RichTextEditorProps, 'labelledBy' | 'errorId'> & {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
  /** Changes when the value is another text, with which the editor has to begin anew. */
  readonly round?: number;
};

/** An editor of rich text with its label and error. */
export function RichTextField({ label, error, hint, round = 0, ...editor }: RichTextFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="label text-stone">
        {label}
      </span>
      <Suspense fallback={<Skeleton className={editor.page ? 'h-96' : 'h-48'} />}>
        <RichTextEditor
          {...editor}
          key={round}
          labelledBy={`${id}-label`}
          errorId={error === undefined ? undefined : `${id}-error`}
        />
      </Suspense>
      {hint && <p className="text-small text-stone">{hint}</p>}
      <p id={`${id}-error`} aria-live="polite" className="text-small text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
