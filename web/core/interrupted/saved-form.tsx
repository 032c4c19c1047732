import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { ConflictChoice } from '../forms/conflict-choice.tsx';
import type { FormWords } from '../forms/field-conflicts.ts';
import { SaveBar, unsavedNote } from '../forms/save-bar.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import type { SavedFormOf } from './use-saved-form.ts';

type SavedFormProps<Values extends object> = {
  readonly of: SavedFormOf<Values>;
  readonly words: FormWords<Values>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The element of a form of `useSavedForm`, with its questions. */
export function SavedForm<Values extends object>({ of, words, className, children }: SavedFormProps<Values>) {
  const { element, send, question, versions, form, take } = of;
  return (
    <form ref={element} onSubmit={send} noValidate className={className}>
      {children}
      {question}
      <ConflictChoice of={versions} words={words} typed={form.values} onChosen={take} />
    </form>
  );
}

type State = Pick<SavedFormOf<object>, 'notice' | 'alert' | 'isBusy' | 'isChanged'>;

type BackBarProps = { readonly of: State; /** Where the list is. */ readonly to: string };

/** The end of a form with a page of its own: the way back to the list, and the button that saves. */
export function BackBar({ of: { notice, alert, isBusy, isChanged }, to }: BackBarProps) {
  return (
    <>
      {notice}
      <SaveBar alert={alert}>
        <LinkButton to={to} tone="outline">
          {t('desk-list.back')}
        </LinkButton>
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          {t('desk-list.save')}
        </Button>
      </SaveBar>
    </>
  );
}

type ChangedBarProps = {
  readonly of: State & Pick<SavedFormOf<object>, 'reset'>;
  readonly discard: string;
  readonly save: string;
  readonly note?: string;
  readonly place?: 'page' | 'block';
};

/** The end of a form beside others: buttons that save or discard, while something is unsaved. */
export function ChangedBar({ of, discard, save, note = unsavedNote, place }: ChangedBarProps) {
  return (
    <>
      {of.notice}
      {of.isChanged && (
        <SaveBar note={note} alert={of.alert} of={place}>
          <Button tone="outline" onClick={of.reset}>
            {discard}
          </Button>
          <Button type="submit" busy={of.isBusy}>
            {save}
          </Button>
        </SaveBar>
      )}
    </>
  );
}
