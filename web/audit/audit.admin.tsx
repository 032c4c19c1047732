import { Form } from 'react-router';
import type { Route } from './+types/audit.admin';
import { audit, auditActions } from '#contract/audit.ts';
import type { AuditAction, AuditEntry } from '#contract/audit.ts';
import { doorOf } from '../door.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { momentWords } from '../order-desk/move-words.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { actionNames, changeLines } from './audit-words.ts';

function isAction(text: string): text is AuditAction {
  return auditActions.some((action) => action === text);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = {
    actor: query.get('actor')?.trim() ?? '',
    subject: query.get('subject')?.trim() ?? '',
    action: query.get('action') ?? '',
  };
  const until = query.get('until');
  const page = await doorOf(context).load(audit.list, {
    ...(asked.actor && { actor: asked.actor }),
    ...(asked.subject && { subject: asked.subject }),
    ...(isAction(asked.action) && { action: asked.action }),
    ...(until && { until }),
  });
  return { ...page, asked };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Registro de cambios', isPrivate: true });

export default function AuditAdmin({ loaderData: { entries, next, asked } }: Route.ComponentProps) {
  return (
    <AdminPage title="Registro de cambios">
      <Form method="get" role="search" className="mb-6 grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <TextField label="Quién" name="actor" defaultValue={asked.actor} maxLength={60} />
        <TextField label="Sobre qué" name="subject" defaultValue={asked.subject} maxLength={200} />
        <SelectField label="Qué" name="action" defaultValue={asked.action}>
          <option value="">Todo</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {actionNames[action]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">Filtrar</Button>
      </Form>
      {entries.length === 0 ? (
        <EmptyState title="No hay cambios que mostrar" />
      ) : (
        <ol className="grid gap-2">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {next !== null && (
        <Form method="get" className="mt-6 text-center">
          {Object.entries(asked).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="until" value={next} />
          <button type="submit" className="min-h-10 text-small underline underline-offset-4">
            Cambios anteriores
          </button>
        </Form>
      )}
    </AdminPage>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const lines = changeLines(entry);
  return (
    <li className="rounded-soft border border-line bg-sheet px-4 py-3 text-small">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <time dateTime={entry.at} className="text-stone tabular-nums">
          {momentWords(entry.at)}
        </time>
        <span className="font-medium">{entry.actor}</span>
        <span>{actionNames[entry.action]}</span>
        <span className="break-all text-stone">{entry.subject}</span>
      </p>
      {lines.length > 0 && (
        <ul className="mt-1 grid gap-0.5 text-stone">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
