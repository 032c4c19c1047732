import type { ComponentPropsWithRef } from 'react';

/** A button of the editor's toolbar; `aria-pressed` marks what applies to the selection. */
export function ToolButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="min-h-9 rounded-soft px-3 max-md:min-h-11 hover:bg-sand disabled:text-stone aria-pressed:chosen"
    />
  );
}
