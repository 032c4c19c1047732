import { t } from '#messages/messages.ts';
import { exampleOf, type NamedValue } from '#contract/mail/letters/letter.ts';
import { neededNames, valuesOfLetter, type LetterKind } from '#contract/mail/letters/letters.ts';

type ValueListProps = {
  readonly kind: LetterKind;
  readonly onInsert: (name: string, value: NamedValue) => void;
};

/** The named values of a letter: each is a button that inserts it. */
export function ValueList({ kind, onInsert }: ValueListProps) {
  const needs = neededNames(kind);
  return (
    <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {Object.entries(valuesOfLetter(kind)).map(([name, value]) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onInsert(name, value)}
            className="grid min-h-11 w-full content-center gap-0.5 rounded-soft px-2 py-1.5 text-left text-small hover:bg-sand"
          >
            <span className="flex flex-wrap gap-x-2">
              <span className="font-medium underline underline-offset-4 wrap-anywhere">{`{{${name}}}`}</span>
              {needs.includes(name) && <span className="text-accent">{t('letters.needed')}</span>}
            </span>
            <span className="text-stone wrap-anywhere">{aboutValue(value)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function aboutValue(value: NamedValue): string {
  const { is } = value;
  const means = value.means();
  if (is === 'text') return t('letters.valueExample', { means, example: exampleOf(value) });
  return is === 'link' ? t('letters.valueIsLink', { means }) : t('letters.valueIsTable', { means });
}
