import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { mostRecordBytes } from '#contract/office/moving-in.ts';
import { Button } from '#web/core/ui/button.tsx';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { RecordsFound } from './records-found.tsx';
import { sendRecords, type MovedFile } from './send-records.ts';

const mostMegabytes = mostRecordBytes / 1024 / 1024;

/** Shows what a chosen file would bring, and then brings it. */
export function RecordsForm({ sendTo }: { readonly sendTo: string }) {
  const [moved, setMoved] = useState<MovedFile>();
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');

  async function send(file: File, mode: 'preview' | 'write') {
    if (file.size > mostRecordBytes) {
      setProblem(t('moving-in.tooBig', { most: mostMegabytes }));
      return;
    }
    setProblem('');
    setPart(0);
    const sent = await sendRecords({ sendTo, file, mode, onProgress: setPart });
    setPart(undefined);
    if (sent.ok) setMoved(sent.moved);
    else setProblem(sent.detail);
  }

  const isBusy = part !== undefined;
  const found = moved?.found;
  const toWrite = found && !found.isWritten ? found.added + found.changed : 0;
  return (
    <div className="grid gap-6">
      <FileDrop
        label={t('moving-in.file')}
        title={t('moving-in.drop')}
        hint={t('moving-in.kinds', { most: mostMegabytes })}
        accept=".csv,.txt"
        onFiles={([file]) => {
          if (!file || isBusy) return;
          setMoved(undefined);
          void send(file, 'preview');
        }}
      />
      <div aria-live="polite" className="grid gap-6 empty:hidden">
        {isBusy && (
          <progress value={part < 1 ? part : undefined} className="w-full" aria-label={t('moving-in.reading')} />
        )}
        {problem !== '' && <p className="text-small text-danger">{problem}</p>}
        {moved && <RecordsFound of={moved} />}
      </div>
      {moved && toWrite > 0 && (
        <Button className="justify-self-start" busy={isBusy} onClick={() => void send(moved.file, 'write')}>
          {t('moving-in.write', { count: toWrite })}
        </Button>
      )}
    </div>
  );
}
