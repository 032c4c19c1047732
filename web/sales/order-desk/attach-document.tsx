import { t } from '#messages/messages.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { deskDocuments } from '#contract/sales/tax-documents/document-desk.ts';
import { mostDocumentBytes } from '#contract/sales/tax-documents/document-rules.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { mayHaveArrived } from '#web/core/requests/may-have-arrived.ts';
import type { Cause } from '#web/core/requests/request-failure.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { Button } from '#web/core/ui/button.tsx';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';

const most = mostDocumentBytes / 1_000_000;

type AttachDocumentProps = {
  /** Where the file is sent: `:of`, `:present` and `:number` are put in. */
  readonly to: string;
  readonly of: string;
  readonly present: string;
  readonly started: string;
  /** What the document is called. */
  readonly name: string;
  /** Called with what to say where the answer was lost: the file may be there, and this form gone. '' takes it back. */
  readonly onDoubt: (words: string) => void;
  /** True if it changes or completes a document that is there. */
  readonly isExtra?: boolean;
};

/**
 * Attaches the files of a tax document with its number: one of each type, one after the other. If one fails, all stay in the form, and are
 * sent again for the document that the first ones made: a file takes the place of the same one.
 */
export function AttachDocument({ to, of, present, started, name, onDoubt, isExtra = false }: AttachDocumentProps) {
  const { revalidate } = useRevalidator();
  const [number, setNumber] = useState(started);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isAll, setIsAll] = useState(false);
  const [problem, setProblem] = useState('');
  /** The document of which the first of several files are. */
  const made = useRef<string>(undefined);
  const isMissing = number.trim() === '';

  async function attach() {
    setIsAll(true);
    if (isMissing || files.length === 0) return;
    setIsBusy(true);
    setProblem('');
    onDoubt('');
    for (const file of files) {
      const before = made.current ?? present;
      const address = to
        .replace(':of', of)
        .replace(':present', before)
        .replace(':number', encodeURIComponent(number.trim()));
      const sent = await sendFile(address, file, () => undefined);
      if (!sent.ok) {
        setIsBusy(false);
        await tell(file, sent.cause);
        return;
      }
      made.current = idIn(sent.body, of) ?? before;
      toast(t('tax-documents.attached'));
    }
    made.current = undefined;
    setFiles([]);
    setIsBusy(false);
    await revalidate();
  }

  /** Says what failed here, or, where the page may show another form afterwards, above all of them. */
  async function tell(file: File, cause: Cause): Promise<void> {
    const what = t('tax-documents.notAttached', { file: file.name });
    // The page does not know of the files before yet: read anew, it would show this form no more.
    if (made.current !== undefined) {
      setProblem(failureWords(what, cause));
      return;
    }
    const isDoubtful = mayHaveArrived(cause);
    const say = isDoubtful ? onDoubt : setProblem;
    say(failureWords(what, { ...cause, isDoubtful }, t('tax-documents.checkFiles')));
    await revalidate();
  }

  return (
    <form
      className="grid gap-3 noscript:hidden"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void attach();
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label={`${name}: ${t('tax-documents.number')}`}
          value={number}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setNumber(event.target.value)}
          error={isAll && isMissing ? t('tax-documents.numberMissing') : undefined}
        />
        <FileDrop
          label={`${name}: ${t('tax-documents.file')}`}
          title={files.length > 0 ? files.map((file) => file.name).join(', ') : t('tax-documents.chooseFile')}
          hint={t('tax-documents.chooseFiles', { most })}
          accept="application/pdf,text/xml,application/xml,.pdf,.xml"
          multiple
          onFiles={(chosen) => {
            const large = chosen.some(({ size }) => size > mostDocumentBytes);
            setProblem(large ? t('errors.badDocument') : '');
            setFiles(large ? [] : chosen.slice(0, 2));
          }}
        />
      </div>
      {isAll && files.length === 0 && problem === '' && <WrongNote>{t('tax-documents.filesMissing')}</WrongNote>}
      <WrongNote>{problem}</WrongNote>
      <Button
        type="submit"
        size="small"
        tone={isExtra ? 'outline' : 'ink'}
        className="min-h-11 justify-self-start"
        busy={isBusy}
      >
        {t('tax-documents.attach')}
      </Button>
    </form>
  );
}

/** The id of the document that a file is of now, in the answer. */
function idIn(body: unknown, of: string): string | undefined {
  const refund = of === 'invoice' ? null : of;
  return deskDocuments.safeParse(body).data?.documents.find((one) => one.refund === refund)?.id;
}
