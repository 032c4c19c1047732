import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatCount, formatPrice } from '#contract/core/money/price-words.ts';
import { zipPlan, type ZipPlan } from '#contract/sales/tax-documents/document-desk.ts';
import { mostZipBytes, mostZipFiles, type ZipProblem } from '#contract/sales/tax-documents/document-rules.ts';
import { documentName } from '#contract/sales/tax-documents/document-words.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { mayHaveArrived } from '#web/core/requests/may-have-arrived.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { Button } from '#web/core/ui/button.tsx';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';

const most = mostZipBytes / 1_000_000;

const problems = {
  name: t('tax-documents.problemName'),
  content: t('tax-documents.problemContent'),
  unknown_order: t('tax-documents.problemUnknownOrder'),
  unpaid: t('tax-documents.problemUnpaid'),
  has_document: t('tax-documents.problemHasDocument'),
  no_refund: t('tax-documents.problemNoRefund'),
  several_refunds: t('tax-documents.problemSeveralRefunds'),
  twice: t('tax-documents.problemTwice'),
  other_number: t('tax-documents.problemOtherNumber'),
} as const satisfies Record<ZipProblem, string>;

type ZipUploadProps = { readonly previewAt: string; readonly attachAt: string };

/** Many tax documents in one zip: it is looked at first, and attached as it was looked at, all or nothing. */
export function ZipUpload({ previewAt, attachAt }: ZipUploadProps) {
  const { revalidate } = useRevalidator();
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');
  const [zip, setZip] = useState<File>();
  const [plan, setPlan] = useState<ZipPlan>();

  async function send(address: string, file: File, what: string): Promise<unknown> {
    setProblem('');
    setPart(0);
    const sent = await sendFile(address, file, setPart);
    setPart(undefined);
    if (sent.ok) return sent.body;
    const isDoubtful = address !== previewAt && mayHaveArrived(sent.cause);
    setProblem(failureWords(what, { ...sent.cause, isDoubtful }, t('tax-documents.checkZip')));
    // Something is another by now, so that this plan is not attached any more.
    if (sent.cause.kind === 'refused') setPlan(undefined);
    return undefined;
  }

  async function preview(file: File) {
    setPlan(undefined);
    setZip(file);
    if (file.size > mostZipBytes) {
      setProblem(t('errors.badZip', { files: mostZipFiles, most: 5 }));
      return;
    }
    setPlan(zipPlan.safeParse(await send(previewAt, file, t('tax-documents.zipNotRead'))).data);
  }

  async function attach(file: File, { plan: key, files }: ZipPlan) {
    const done = await send(attachAt.replace(':plan', key), file, t('tax-documents.zipNotAttached'));
    if (done === undefined) return;
    setPlan(undefined);
    toast(t('tax-documents.zipAttached', { count: files.length, counted: formatCount(files.length) }));
    setZip(undefined);
    await revalidate();
  }

  const wrong = plan?.files.filter((file) => file.problem !== null).length ?? 0;
  return (
    <section aria-labelledby="zip-title" className="grid gap-3 noscript:hidden">
      <h2 id="zip-title" className="text-title">
        {t('tax-documents.many')}
      </h2>
      <p className="max-w-2xl text-small text-stone">{t('tax-documents.zipHint')}</p>
      <div className="max-w-2xl">
        <FileDrop
          label={t('tax-documents.zip')}
          title={t('tax-documents.zipDrop')}
          hint={t('tax-documents.zipKinds', { most, files: mostZipFiles })}
          accept=".zip,application/zip"
          onFiles={([file]) => {
            if (file && part === undefined) void preview(file);
          }}
        />
      </div>
      {part !== undefined && (
        <progress aria-label={t('tax-documents.zipSending')} value={part} className="w-full max-w-2xl" />
      )}
      <WrongNote>{problem}</WrongNote>
      {plan && zip && (
        <div className="grid gap-3">
          <p role="status" className={`text-small ${plan.isRight ? 'text-ok' : 'text-danger'}`}>
            {statusWords(plan, wrong)}
          </p>
          <ul aria-label={zip.name} className="border-t border-line text-small">
            {plan.files.map((file) => (
              <li key={file.name} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-2">
                <span className="wrap-anywhere">{file.name}</span>
                {file.problem === null ? (
                  <span className="wrap-anywhere text-stone">{targetWords(file)}</span>
                ) : (
                  <span className="text-danger">{problems[file.problem]}</span>
                )}
              </li>
            ))}
          </ul>
          {plan.isRight && (
            <Button className="justify-self-start" busy={part !== undefined} onClick={() => void attach(zip, plan)}>
              {t('tax-documents.attachAll')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function statusWords({ files, isRight }: ZipPlan, wrong: number): string {
  if (files.length === 0) return t('tax-documents.zipEmpty');
  const counted = (count: number) => ({ count, counted: formatCount(count) });
  return isRight ? t('tax-documents.zipRight', counted(files.length)) : t('tax-documents.zipWrong', counted(wrong));
}

function targetWords({ order, kind, number }: ZipPlan['files'][number]): string {
  if (!order || !kind) return '';
  const parts = [
    t('tax-documents.goesTo', { number: order.number }),
    order.buyer,
    formatPrice(order.total),
    `${documentName(kind)} ${number}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
