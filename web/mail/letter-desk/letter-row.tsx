import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { letterOf } from '#contract/mail/letters/letters.ts';
import type { ListedLetter } from '#contract/mail/letter-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';

/** A kind of e-mail in the list: when it is sent, its subject, and whether its texts were changed. */
export function LetterRow({
  letter: { kind, subject, isChanged, isBroken, changed },
}: {
  readonly letter: ListedLetter;
}) {
  const { name, when } = letterOf(kind);
  return (
    <li className="rounded-soft border border-line bg-sheet hover:border-ink">
      <Link to={href('/admin/letters/:kind', { kind })} className="grid size-full content-start gap-0.5 p-4 text-small">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-body font-medium">{name()}</span>
          {isBroken && <span className="text-danger">{t('letters.cannotBeSent')}</span>}
          {isChanged && !isBroken && <span className="text-ok">{t('letters.withYourText')}</span>}
        </span>
        <span className="text-stone">{when()}</span>
        <span className="wrap-anywhere">{subject}</span>
        {isChanged && changed && (
          <span className="text-stone">{t('letters.changedBy', { at: momentWords(changed.at), by: changed.by })}</span>
        )}
      </Link>
    </li>
  );
}
