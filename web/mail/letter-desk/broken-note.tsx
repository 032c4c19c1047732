import { t } from '#messages/messages.ts';
import type { EditedLetter } from '#contract/mail/letter-desk.ts';
import { brokenWords } from './letter-values.ts';

/** Says that a stored text can no longer be sent, and why; renders nothing for any other. */
export function BrokenNote({ letter }: { readonly letter: EditedLetter }) {
  if (!letter.isBroken) return null;
  return (
    <div role="status" className="grid gap-2 rounded-soft border border-danger bg-sheet p-4 text-small">
      <p className="font-medium text-danger">{t('letters.isBroken')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {brokenWords(letter).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="text-stone">{t('letters.mendIt')}</p>
    </div>
  );
}
