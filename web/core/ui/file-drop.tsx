import { useId } from 'react';

type FileDropProps = {
  /** The name of the control. */
  readonly label: string;
  readonly title: string;
  readonly hint: string;
  /** The endings or types that may be chosen, as the attribute `accept` has them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A place where files are chosen or dropped. */
export function FileDrop({ label, title, hint, accept, multiple = false, onFiles }: FileDropProps) {
  const hintId = useId();
  return (
    <label className="relative grid cursor-pointer gap-1 rounded-soft border border-dashed border-edge p-5 text-center text-small focus-within:outline-2 hover:border-ink">
      <span>{title}</span>
      <span id={hintId} className="text-stone">
        {hint}
      </span>
      <input
        type="file"
        aria-label={label}
        aria-describedby={hintId}
        multiple={multiple}
        accept={accept}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          // Copied, because clearing the input empties its list. It is cleared so that the same file can be chosen again.
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
