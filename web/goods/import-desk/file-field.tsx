import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { departmentName, departments } from '#contract/core/shop/present-departments.ts';
import { mostImportBytes } from '#contract/goods/imports/import-states.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';

/** How much of a file's name is kept, with its ending. */
const mostName = 200;

const mostMegabytes = mostImportBytes / 1024 / 1024;

/** Uploads a file of products, chosen or dropped, and leads to its preview. */
export function FileField({ uploadTo }: { readonly uploadTo: string }) {
  const navigate = useNavigate();
  const [gender, setGender] = useState('women');
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');

  async function send(file: File) {
    if (file.size > mostImportBytes) {
      setProblem(t('import-desk.tooBig', { most: mostMegabytes }));
      return;
    }
    setProblem('');
    setPart(0);
    const address = uploadTo
      .replace(':gender', gender)
      .replace(':name', encodeURIComponent(file.name.slice(-mostName)));
    const sent = await sendFile(address, file, setPart);
    setPart(undefined);
    const id = sent.ok ? idIn(sent.body) : undefined;
    if (id !== undefined) {
      await navigate(href('/admin/products/import/:id', { id: String(id) }));
      return;
    }
    const cause = sent.ok ? ({ kind: 'fault' } as const) : sent.cause;
    setProblem(failureWords(t('import-desk.notUploaded', { name: file.name }), cause));
  }

  return (
    <div className="grid gap-4">
      <SelectField label={t('import-desk.gender')} value={gender} onChange={(event) => setGender(event.target.value)}>
        {departments().map(({ id }) => (
          <option key={id} value={id}>
            {departmentName(id)}
          </option>
        ))}
        <option value="ask">{t('import-desk.genderOfFile')}</option>
      </SelectField>
      <FileDrop
        label={t('import-desk.file')}
        title={t('import-desk.drop')}
        hint={t('import-desk.kinds', { most: mostMegabytes })}
        accept=".csv,.txt,.xlsx,.zip"
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
      <div aria-live="polite" className="text-small empty:hidden">
        {part !== undefined && <progress value={part} className="w-full" aria-label={t('import-desk.uploading')} />}
        {problem !== '' && <p className="text-danger">{problem}</p>}
      </div>
    </div>
  );
}

function idIn(body: unknown): number | undefined {
  const hasId = typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'number';
  return hasId ? Number(body.id) : undefined;
}
