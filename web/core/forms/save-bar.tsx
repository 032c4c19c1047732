import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';

const places = {
  // As wide as the page of the back office.
  page: '-mx-4 -mb-6 bg-paper px-4 lg:-mx-8 lg:-mb-8 lg:px-8',
  block: '-mx-4 -mb-4 bg-sheet px-4 md:-mx-5 md:-mb-5 md:px-5',
} as const;

type SaveBarProps = {
  /** What stands before the buttons, such as 'Cambios sin guardar'. */
  readonly note?: string | undefined;
  /** Why the form could not be saved, instead of the note; errors of fields are beside them. */
  readonly alert?: string | undefined;
  /** Whether it ends a page or a bordered block. */
  readonly of?: keyof typeof places;
  /** The buttons; the one that saves comes last. */
  readonly children: ReactNode;
};

/** The buttons of a long form of the back office: they stay in the window while the form is scrolled. */
export function SaveBar({ note, alert, of = 'page', children }: SaveBarProps) {
  return (
    <div
      data-save-bar=""
      className={joinClasses(
        'sticky bottom-(--desk-bar,0px) z-20 col-span-full flex flex-wrap items-center gap-3 border-t border-line py-3',
        places[of],
      )}
    >
      <p role="alert" className="text-small text-danger empty:hidden">
        {alert}
      </p>
      {note && !alert && <p className="text-small text-stone max-sm:sr-only">{note}</p>}
      <div className="ml-auto flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">{children}</div>
    </div>
  );
}

/** Returns the button that saves the form of the page, for a key that presses it; undefined where there is nothing to save. */
export function saveButton(): HTMLButtonElement | undefined {
  const bar = '[data-save-bar] button[type=submit]:enabled';
  const inForm = document.activeElement?.closest('form')?.querySelector<HTMLButtonElement>(bar);
  // Of several forms, the one that the focus is in.
  return inForm ?? document.querySelector<HTMLButtonElement>(bar) ?? undefined;
}

/** The note of a form that has something to lose. */
export const unsavedNote = t('forms.unsaved');
