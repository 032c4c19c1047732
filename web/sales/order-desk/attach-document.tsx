import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deskDocuments } from '#contract/sales/tax-documents/document-desk.ts';
import { mostDocumentBytes } from '#contract/sales/tax-documents/document-rules.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { Button } from '#web/core/ui/button.tsx';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';

const most = mostDocumentBytes / 1_000_000;

type AttachDocumentProps = {
  /** Where the file is sent: `:of`, `:present` and `:number` are put in. */
  readonly to: string;
  readonly of: string;
  readonly present: string;
  readonly started: string;
  /** What the document is called. */
  readonly name: string;
  /** True if it changes or completes a document that is there. */
  readonly isExtra?: boolean;
};

/** Attaches the files of a tax document with its number: one of each type, one after the other. */
export function AttachDocument({ to, of, present, started, name, isExtra = false }: AttachDocumentProps) {
  const { revalidate } = useRevalidator();
  const [number, setNumber] = useState(started);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isAll, setIsAll] = useState(false);
  const [problem, setProblem] = useState('');
  const isMissing = number.trim() === '';

  async function attach() {
    setIsAll(true);
    if (isMissing || files.length === 0) return;
    setIsBusy(true);
    setProblem('');
    let before = present;
    for (const file of files) {
      const address = to
        .replace(':of', of)
        .replace(':present', before)
        .replace(':number', encodeURIComponent(number.trim()));
      const sent = await sendFile(address, file, () => undefined);
      if (!sent.ok) {
        setProblem(failureWords(t('tax-documents.notAttached'), sent.cause));
        break;
      }
      before = idIn(sent.body, of) ?? before;
      toast(t('tax-documents.attached'));
    }
    setIsBusy(false);
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
      {isAll && files.length === 0 && problem === '' && (
        <p role="alert" className="text-small text-danger">
          {t('tax-documents.filesMissing')}
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
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
