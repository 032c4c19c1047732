import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { Form } from '#web/core/requests/form.tsx';
import { Icon } from '#web/core/ui/icon.tsx';

/** The id by which buttons open the search. */
export const searchPanelId = 'buscar';

/** The way into the catalogue by a word: a form of its own, so that it works without scripts.
 * What the text may mean is suggested below it; that code comes when the field is first used. */
export function SearchPanel() {
  const [text, setText] = useState('');
  const [Suggestions, setSuggestions] = useState<ComponentType<{ readonly text: string }>>();

  async function bringSuggestions() {
    // Without them the search still searches.
    const { SearchSuggestions } = await import('./search-suggestions.tsx');
    setSuggestions(() => SearchSuggestions);
  }

  return (
    <search
      id={searchPanelId}
      popover="auto"
      aria-label={t('frames.searchInShop')}
      className="slide-up fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overflow-y-auto bg-sheet py-8 shadow-lift md:py-12"
    >
      <Form action={href('/home')} className="page flex items-end gap-4">
        <label className="grid flex-1 gap-2">
          <span className="label text-stone">{t('frames.whatLookFor')}</span>
          <input
            name="search"
            type="search"
            required
            maxLength={80}
            autoFocus
            autoComplete="off"
            placeholder={t('frames.searchExamples')}
            onInvalid={(event) => event.currentTarget.setCustomValidity(t('texts.emptySearch'))}
            onFocus={() => void bringSuggestions().catch(() => {})}
            onInput={(event) => {
              event.currentTarget.setCustomValidity('');
              setText(event.currentTarget.value);
            }}
            onKeyDown={enterSuggestions}
            className="min-h-14 w-full border-b-2 border-edge bg-transparent font-display text-heading outline-none placeholder:text-edge focus:border-ink"
          />
        </label>
        <button
          type="submit"
          className="grid size-14 flex-none place-items-center rounded-full bg-ink text-sheet hover:bg-accent"
        >
          <Icon name="right" />
          <span className="sr-only">{t('catalogue.search')}</span>
        </button>
      </Form>
      {Suggestions && <Suggestions text={text} />}
    </search>
  );
}

function enterSuggestions(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'ArrowDown') return;
  const first = event.currentTarget.closest('search')?.querySelector<HTMLElement>('ul a');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
