import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { href, useNavigate } from 'react-router';
import { leastSearch } from '#contract/core/fields/least-search.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { useRights } from '#web/core/session/may.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useModal } from '#web/core/ui/use-modal.ts';
import { entryGroups, isOfShop, type Entry } from './finder-entries.ts';
import { FinderList, optionId } from './finder-list.tsx';
import type { loader } from './finder.resource.ts';

/** How long the hand must rest before the server is asked, in ms. */
const restMs = 30;

export type FinderDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Finds orders, products, clients, screens and actions by a text, and leads to the chosen one. */
export function FinderDialog({ open, onClose }: FinderDialogProps) {
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-label={t('finder.title')}
      className="slide-up mx-auto mt-0 mb-auto w-full max-w-2xl overflow-hidden rounded-soft bg-sheet shadow-lift max-md:max-w-none md:mt-[12vh] md:w-[calc(100%-2rem)]"
    >
      {open && <Finder onClose={onClose} />}
    </dialog>
  );
}

/** Asks the server while a text is typed. A newer request cancels the one before it. */
function useFound(search: string) {
  const request = useRequest<typeof loader>({ what: t('finder.notFound'), told: 'beside' });
  const { load } = request;
  const isAsked = search.length >= leastSearch;
  useEffect(() => {
    if (!isAsked) return undefined;
    const rest = setTimeout(() => void load(`${href('/admin/find')}?search=${encodeURIComponent(search)}`), restMs);
    return () => clearTimeout(rest);
  }, [isAsked, search, load]);
  const isBusy = isAsked && request.data?.search !== search && !request.failure;
  return { found: isAsked ? request.data : undefined, isBusy, notice: isAsked && request.notice };
}

function Finder({ onClose }: { readonly onClose: () => void }) {
  const list = useId();
  const navigate = useNavigate();
  const { submit, notice: signOutNotice } = useSubmission({ what: t('finder.notSignedOut') });
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const search = text.trim();
  const { found, isBusy, notice } = useFound(search);
  const groups = entryGroups(search, found, useRights());
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];

  useEffect(() => {
    if (active) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  // A scanner presses Enter before the server has answered.
  const [isEntered, setIsEntered] = useState(false);
  const chooseFound = useEffectEvent(() => {
    if (active) choose(active, false);
  });
  useEffect(() => {
    if (isEntered && !isBusy) chooseFound();
  }, [isEntered, isBusy]);

  function choose({ to }: Entry, isNewTab: boolean) {
    if (to !== null && isNewTab) {
      window.open(withPrefix(to), '_blank');
      return;
    }
    if (to === null) {
      // The dialog stays until the session is over: it says so if that fails.
      void submit({ from: 'admin' }, { method: 'post', action: href('/logout') });
      return;
    }
    onClose();
    void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const at = active ? entries.indexOf(active) : -1;
      setActiveId(entries.at((at + step) % entries.length)?.id);
    } else if (
      event.key === 'Enter' &&
      isBusy &&
      !groups.some((group) => !isOfShop(group) && group.entries.length > 0)
    ) {
      setIsEntered(true);
    } else if (event.key === 'Enter' && active) {
      choose(active, event.ctrlKey || event.metaKey);
    } else return;
    event.preventDefault();
  }

  const isNothing = entries.length === 0 && !isBusy && !notice;
  return (
    <div className="flex h-128 max-h-[80dvh] flex-col">
      <div className="flex items-center gap-3 border-b border-line pr-1 pl-4">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('finder.hint')}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(list, active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          placeholder={t('finder.hint')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveId(undefined);
            setIsEntered(false);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-stone"
        />
        <IconButton label={t('finder.close')} icon="close" onClick={onClose} />
      </div>
      <FinderList
        id={list}
        groups={groups}
        active={active}
        isBusy={isBusy}
        onPoint={({ id }) => id !== active?.id && setActiveId(id)}
        onChoose={choose}
      />
      {isNothing && (
        <p className="flex-1 px-4 py-10 text-center text-small text-stone">{t('finder.nothingMatches', { search })}</p>
      )}
      {notice && <div className="p-3">{notice}</div>}
      {signOutNotice && <div className="p-3">{signOutNotice}</div>}
      <p role="status" className="sr-only">
        {!isBusy && search !== '' && t('finder.resultCount', { count: entries.length })}
      </p>
      <p aria-hidden="true" className="border-t border-line px-4 py-2 text-caption text-stone max-md:hidden">
        {t('finder.keys')}
      </p>
    </div>
  );
}
