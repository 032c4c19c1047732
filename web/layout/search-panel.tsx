import { Form } from 'react-router';
import { texts } from '#contract/texts.ts';
import { Icon } from '../ui/icon.tsx';

/** The id by which buttons open the search. */
export const searchPanelId = 'buscar';

/** The way into the catalogue by a word: a form of its own, so that it works without scripts. */
export function SearchPanel() {
  return (
    <search
      id={searchPanelId}
      popover="auto"
      aria-label="Buscar en la tienda"
      className="slide-up fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none bg-sheet py-8 shadow-lift md:top-0 md:bottom-auto md:py-12"
    >
      <Form action="/home" className="page flex items-end gap-4">
        <label className="grid flex-1 gap-2">
          <span className="label text-stone">¿Qué busca?</span>
          <input
            name="search"
            type="search"
            required
            maxLength={80}
            autoFocus
            autoComplete="off"
            placeholder="Camisa, lino, vestido…"
            onInvalid={(event) => event.currentTarget.setCustomValidity(texts.catalogue.emptySearch)}
            onInput={(event) => event.currentTarget.setCustomValidity('')}
            className="min-h-14 w-full border-b-2 border-edge bg-transparent font-display text-heading outline-none placeholder:text-edge focus:border-ink"
          />
        </label>
        <button
          type="submit"
          className="grid size-14 flex-none place-items-center rounded-full bg-ink text-sheet hover:bg-accent"
        >
          <Icon name="right" />
          <span className="sr-only">Buscar</span>
        </button>
      </Form>
    </search>
  );
}
