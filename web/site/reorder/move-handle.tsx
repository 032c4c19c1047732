import type { ComponentProps } from 'react';
import { t } from '#messages/messages.ts';
import { gripPath } from './icon-paths.ts';

/** The handle by which a row is dragged, or held with the keyboard. `handle` are the attributes of `useReorder`. */
export function MoveHandle({ name, handle }: { readonly name: string; readonly handle: ComponentProps<'button'> }) {
  return (
    <button
      {...handle}
      type="button"
      aria-label={t('reorder.move', { name })}
      title={t('reorder.moveHint')}
      className="inline-grid size-11 flex-none cursor-grab touch-none place-items-center rounded-full text-stone hover:bg-sand active:cursor-grabbing aria-pressed:bg-ink aria-pressed:text-sheet"
    >
      <svg width={24} height={24} viewBox="0 0 24 24" stroke="currentColor" strokeWidth={3} aria-hidden="true">
        <path d={gripPath} strokeLinecap="round" />
      </svg>
    </button>
  );
}
