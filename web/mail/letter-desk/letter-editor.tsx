import type { EditedLetter, LetterVersion, ShownLetter } from '#contract/mail/letter-desk.ts';
import { t } from '#messages/messages.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { SaveBar, unsavedNote } from '#web/core/forms/save-bar.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { RequestNotice } from '#web/core/requests/request-notice.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { LetterPreview } from './letter-preview.tsx';
import { LetterTest } from './letter-test.tsx';
import { brokenWords, letterForm } from './letter-values.ts';
import { LetterVersions } from './letter-versions.tsx';
import { useInsertion } from './use-insertion.ts';
import { usePreview } from './use-preview.ts';
import { ValueList } from './value-list.tsx';

type LetterEditorProps = {
  readonly letter: EditedLetter;
  readonly versions: readonly LetterVersion[];
  /** The preview of the present texts. */
  readonly shown: ShownLetter;
  /** Where a test goes at first; '' if the administrator has no address. */
  readonly email: string;
};

/** The texts of an e-mail, its named values, its preview, a test of it and its earlier versions. */
export function LetterEditor({ letter, versions: earlier, shown, email }: LetterEditorProps) {
  const { kind, isChanged: isOwn, original } = letter;
  const of = letterForm(kind);
  const { form, versions, element, alert, notice, question, isBusy, isChanged, discard, reset, take, send } =
    useSavedForm({
      name: 'letter',
      what: t('letters.textNotSaved'),
      check: t('letters.reloadPage'),
      present: letter,
      of,
    });
  const { values } = form;
  const isRight = Object.keys(form.wrong).length === 0;
  const { failure, retry, ...preview } = usePreview({ kind, texts: values, isRight, first: shown });
  const { placeOf, insert } = useInsertion(values, form.change);
  const restoring = useQuestion();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(26rem,1fr)_minmax(0,38rem)]">
      <div className="grid min-w-0 gap-4">
        <BrokenNote letter={letter} />
        <form ref={element} id={formId} onSubmit={send} noValidate className="grid gap-4">
          <FormBlock title={t('letters.textOfEmail')}>
            <FormFields
              of={of}
              form={form}
              more={{
                subject: placeOf('subject'),
                title: placeOf('title'),
                text: { ...placeOf('text'), className: 'field-sizing-content' },
                note: placeOf('note'),
              }}
            />
          </FormBlock>
          <FormBlock title={t('letters.valuesTitle')}>
            <p className="text-small text-stone">{t('letters.valuesHint')}</p>
            <ValueList kind={kind} onInsert={insert} />
          </FormBlock>
          {notice}
        </form>
      </div>
      <div className="min-w-0 xl:sticky xl:top-18 xl:row-span-2">
        <LetterPreview
          {...preview}
          isOld={!isRight}
          notice={
            failure && (
              <RequestNotice
                what={t('letters.previewNotUpdated')}
                failure={failure}
                busy={preview.isBusy}
                onRetry={retry}
              />
            )
          }
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <LetterTest texts={values} isRight={isRight} email={email} />
        <LetterVersions versions={earlier} original={original} isBusy={isBusy} discard={discard} onTake={take} />
        {isOwn && (
          <Button tone="danger" className="justify-self-start" onClick={() => discard(restoring.ask)}>
            {t('letters.restoreOriginalText')}
          </Button>
        )}
      </div>
      {isChanged && (
        <SaveBar note={unsavedNote} alert={alert}>
          <Button tone="outline" onClick={reset}>
            {t('letters.discard')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t('letters.save')}
          </Button>
        </SaveBar>
      )}
      {question}
      <ConfirmDialog
        {...restoring.props(() => take(original))}
        title={t('letters.askRestoreOriginal')}
        confirm={t('letters.restoreOriginal')}
        busy={isBusy}
      >
        <p>{t('letters.restoreOriginalHint')}</p>
      </ConfirmDialog>
      <ConflictChoice of={versions} words={of.fields} typed={values} onChosen={take} />
    </div>
  );
}

const formId = 'letter-texts';

/** Says that a stored text can no longer be sent, and why; renders nothing for any other. */
function BrokenNote({ letter }: { readonly letter: EditedLetter }) {
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
