import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { DeskMenu } from '#contract/site/menus.ts';
import { rejectionIn, type SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { SaveBar, unsavedNote } from '#web/core/forms/save-bar.tsx';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import { useInterrupted } from '#web/core/interrupted/use-interrupted.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { AddedPages } from './added-pages.tsx';
import { BranchList } from './branch-list.tsx';
import type { Targets } from './link-target.ts';
import {
  isSameMenu,
  listErrors,
  menuConflictWords,
  menuValues,
  sentMenu,
  unsavedMenu,
  unsavedMenuIn,
  type MenuValues,
} from './menu-values.ts';

type MenuFormProps = { readonly menu: DeskMenu; readonly targets: Targets };

const valuesOf = (menu: DeskMenu): MenuValues => menuValues(menu);

/** The menu and the footer: two lists whose entries are moved by buttons and by dragging. */
export function MenuForm({ menu, targets }: MenuFormProps) {
  const { data, isBusy, submit, notice } = useRequest<SavedOutcome<DeskMenu>>({
    what: t('menu-desk.notSaved'),
    told: 'beside',
  });
  const [values, setValues] = useState(() => menuValues(menu));
  const [sent, setSent] = useState(values);
  const [said, announce] = useState('');
  const versions = useFormConflict({ start: { values, version: menu.version }, conflict: data?.conflict, valuesOf });
  const { opened, reopen } = versions;
  const [answered, setAnswered] = useState(data);
  if (data !== answered) {
    setAnswered(data);
    if (data?.saved) reopen({ values: sent, version: data.saved.version });
  }
  const isChanged = !isSameMenu(values, opened.values);
  const { question, discard } = useUnsaved(isChanged);
  useInterrupted({
    name: 'menu',
    unsaved: isChanged ? unsavedMenu(values, opened) : undefined,
    read: unsavedMenuIn,
    takeBack({ typed, opened: { values: before, version } }) {
      reopen({ values: menuValues(before), version });
      setValues(menuValues(typed));
    },
  });
  useToast(data?.isDone ? data : undefined);

  const rejected = rejectionIn(data);
  const refused = isSameMenu(values, sent) ? (rejected?.errors ?? {}) : {};
  const wrong = listErrors(values);
  const broken = isChanged ? {} : Object.fromEntries(menu.broken.map(({ place, problem }) => [place, problem]));
  const problemAt = (place: string) => refused[place] ?? wrong[place] ?? broken[place];

  function save(given: MenuValues, version = opened.version) {
    setValues(given);
    setSent(given);
    const body = { ...sentMenu(given), ...(version === undefined ? {} : { version }) };
    void submit(structuredClone(body), { method: 'post', encType: 'application/json' });
  }

  const lists = [
    { of: 'main', title: t('menu-desk.mainMenu'), about: t('menu-desk.mainMenuHint') },
    {
      of: 'footer',
      title: t('menu-desk.footer'),
      about: t('menu-desk.footerHint'),
    },
  ] as const;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(values);
      }}
      className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2"
    >
      {lists.map(({ of, title, about }) => (
        <section key={of} aria-labelledby={`list-${of}`} className="min-w-0">
          <h2 id={`list-${of}`} className="font-display text-title">
            {title}
          </h2>
          <p className="mt-1 mb-3 text-small text-stone">{about}</p>
          <p role="alert" className="mb-2 text-small text-danger empty:hidden">
            {problemAt(of)}
          </p>
          <BranchList
            of={of}
            branches={values[of]}
            targets={targets}
            problemAt={(place) => problemAt(`${of}.${place}`)}
            announce={announce}
            onChange={(change) => setValues((before) => ({ ...before, [of]: change(before[of]) }))}
          />
          <AddedPages pages={menu.added[of]} />
        </section>
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
      {notice}
      <SaveBar
        note={isChanged ? unsavedNote : undefined}
        alert={rejected && isSameMenu(values, sent) ? rejected.detail : undefined}
      >
        <Button tone="quiet" onClick={() => discard(() => setValues(menuValues(menu.first)))}>
          {t('menu-desk.restoreFirst')}
        </Button>
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          {t('menu-desk.save')}
        </Button>
      </SaveBar>
      {question}
      <ConflictChoice
        of={versions}
        words={menuConflictWords}
        typed={values}
        onChosen={(chosen, version) => save(chosen, version)}
      />
    </form>
  );
}
