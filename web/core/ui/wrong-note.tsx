import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

type WrongNoteProps = { readonly className?: string; readonly children: ReactNode };

/**
 * Says what is wrong, which screen readers say at once; renders nothing without text. The bag writes its notes itself: what it shares with
 * other pages is in the file that every page loads.
 */
export function WrongNote({ className, children }: WrongNoteProps) {
  if (!children) return null;
  return (
    <p role="alert" className={joinClasses(className, 'text-small text-danger')}>
      {children}
    </p>
  );
}
