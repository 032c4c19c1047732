import { t } from '#messages/messages.ts';
import { href, Link, useNavigate } from 'react-router';
import { useState } from 'react';
import type { Route } from './+types/import.admin';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { departmentName, departments } from '#contract/core/shop/present-departments.ts';
import { mostImportBytes } from '#contract/goods/imports/import-states.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { sendFile } from '#web/core/requests/send-file.ts';
import { FileDrop } from '#web/core/ui/file-drop.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { stateWords } from './import-words.ts';

/** The imports of products, and the form for a new one. */
export async function loader({ context }: Route.LoaderArgs) {
  const imports = await apiClientOf(context).load(productImports.list, {});
  const uploadTo = `${context.get(apiContext).apiBase}${productImports.upload.path}`;
  return { imports, uploadTo };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('import-desk.title'), isPrivate: true });

export default function ImportAdmin({ loaderData: { imports, uploadTo } }: Route.ComponentProps) {
  return (
    <AdminPage title={t('import-desk.title')}>
      <div className="grid max-w-3xl gap-8">
        <p className="text-small text-stone">{t('import-desk.hint')}</p>
        <p className="text-small text-stone">{t('import-desk.codesHint')}</p>
        <p className="text-small">
          {t('import-desk.exportHint')}{' '}
          <Link to={href('/admin/export/products/:format', { format: 'csv' })} reloadDocument className="underline">
            {t('import-desk.exportCsv')}
          </Link>{' '}
          <Link to={href('/admin/export/products/:format', { format: 'xlsx' })} reloadDocument className="underline">
            {t('import-desk.exportXlsx')}
          </Link>
        </p>
        <FileField uploadTo={uploadTo} />
        {imports.length > 0 && (
          <section aria-labelledby="earlier">
            <h2 id="earlier" className="mb-3 font-display text-title">
              {t('import-desk.earlier')}
            </h2>
            <ul className="grid gap-2">
              {imports.map(({ id, name, state, createdAt, by }) => (
                <li key={id} className="rounded-soft border border-line bg-sheet p-4 text-small">
                  <Link
                    to={href('/admin/products/import/:id', { id: String(id) })}
                    className="font-medium break-words underline underline-offset-4"
                  >
                    {name}
                  </Link>
                  <p className="text-stone">
                    {t('import-desk.entry', { state: stateWords[state], at: momentWords(createdAt), by })}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </AdminPage>
  );
}

/** How much of a file's name is kept, with its ending. */
const mostName = 200;

const mostMegabytes = mostImportBytes / 1024 / 1024;

/** Uploads a file of products, chosen or dropped, and leads to its preview. */
function FileField({ uploadTo }: { readonly uploadTo: string }) {
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
        <Options of={departments().map(({ id }) => [id, departmentName(id)])} />
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
