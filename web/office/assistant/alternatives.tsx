import { t } from '#messages/messages.ts';

type AlternativesProps = { readonly names: readonly string[]; readonly onChoose: (name: string) => void };

/** The follow-up questions, as buttons. */
export function Alternatives({ names, onChoose }: AlternativesProps) {
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={t('assistant.options')} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onChoose(name)}
          className="min-h-11 rounded-full border border-edge bg-sheet px-4 py-2 text-left text-small transition-colors hover:border-ink hover:bg-sand md:min-h-9 md:py-1"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
