import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { letterFieldNames, type LetterVersion } from '#contract/mail/letter-desk.ts';
import { letterFields, type LetterTexts } from '#contract/mail/letters/letter.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Disclosure } from '#web/core/ui/disclosure.tsx';

type LetterVersionsProps = {
  /** The newest, which counts, comes first. */
  readonly versions: readonly LetterVersion[];
  readonly original: LetterTexts;
  readonly isBusy: boolean;
  /** Asks first if something is typed, because it gives way to the earlier texts. */
  readonly discard: (goOn: () => void) => void;
  /** Makes texts the present ones. */
  readonly onTake: (texts: LetterTexts) => void;
};

/** The earlier texts of an e-mail, and the way back to one. */
export function LetterVersions({ versions, original, isBusy, discard, onTake }: LetterVersionsProps) {
  const [asked, ask] = useState<LetterVersion | null>(null);
  if (versions.length === 0) return null;
  const texts = asked?.texts ?? original;
  return (
    <Disclosure title={t('letters.earlierVersions')}>
      <ol className="grid gap-3">
        {versions.map((one, place) => (
          <li
            key={one.version}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line pt-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-ink">
                {momentWords(one.at)}, {one.by}
                {place === 0 && ` ${t('letters.inForce')}`}
              </p>
              <p className="wrap-anywhere">
                {one.texts === null
                  ? t('letters.wentBackToOriginal')
                  : changedWords(one, versions[place + 1], original)}
              </p>
            </div>
            {place > 0 && (
              <Button tone="outline" size="small" onClick={() => discard(() => ask(one))}>
                {t('letters.restoreThis')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={t('letters.askRestoreThis')}
        confirm={t('letters.restoreThis')}
        busy={isBusy}
        onConfirm={() => {
          onTake(texts);
          ask(null);
        }}
        onCancel={() => ask(null)}
      >
        <p>{t('letters.restoreThisHint')}</p>
        <p className="mt-3 font-medium text-ink">{texts.subject}</p>
        <p
          role="region"
          aria-label={t('letters.textOfVersion')}
          tabIndex={0}
          className="mt-1 max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-wrap"
        >
          {texts.text}
        </p>
      </ConfirmDialog>
    </Disclosure>
  );
}

/** Returns which parts a version changed of the one before it. */
function changedWords({ texts }: LetterVersion, before: LetterVersion | undefined, original: LetterTexts): string {
  const [now, then] = [texts ?? original, before?.texts ?? original];
  const changed = letterFields.filter((field) => now[field] !== then[field]).map((field) => letterFieldNames[field]);
  return changed.length === 0 ? t('letters.changedNothing') : t('letters.changedParts', { parts: changed.join(', ') });
}
