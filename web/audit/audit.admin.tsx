import { Link } from 'react-router';
import { z } from 'zod';
import { Form } from '../requests/form.tsx';
import type { Route } from './+types/audit.admin';
import { audit, auditActions, auditKinds } from '#contract/audit.ts';
import type { AuditAction, AuditEntry, AuditKind } from '#contract/audit.ts';
import { momentWords } from '#contract/shop-time.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useHere, useKeptPlace, withReturn } from '../links/return-address.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { actionNames, changeLines, kindNames, subjectPath, subjectWords } from './audit-words.ts';

function isAction(text: string): text is AuditAction {
  return auditActions.some((action) => action === text);
}

function isKind(text: string): text is AuditKind {
  return auditKinds.some((kind) => kind === text);
}

/** A day of the calendar as an address writes it, or ''. */
function dayOf(text: string | null): string {
  return text !== null && z.iso.date().safeParse(text).success ? text : '';
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = {
    actor: query.get('actor')?.trim() ?? '',
    subject: query.get('subject')?.trim() ?? '',
    action: query.get('action') ?? '',
    kind: query.get('kind') ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
  };
  const until = query.get('until');
  const page = await apiClientOf(context).load(audit.list, {
    ...(asked.actor && { actor: asked.actor }),
    ...(asked.subject && { subject: asked.subject }),
    ...(isAction(asked.action) && { action: asked.action }),
    ...(isKind(asked.kind) && { kind: asked.kind }),
    ...(asked.from && { from: asked.from }),
    ...(asked.to && { to: asked.to }),
    ...(until && { until }),
  });
  return { ...page, asked };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Registro de cambios', isPrivate: true });

export default function AuditAdmin({ loaderData: { entries, next, asked } }: Route.ComponentProps) {
  useKeptPlace();
  return (
    <AdminPage title="Registro de cambios">
      <Form
        key={JSON.stringify(asked)}
        method="get"
        role="search"
        className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-3 lg:grid-cols-4"
      >
        <TextField label="Quién" name="actor" defaultValue={asked.actor} maxLength={60} />
        <TextField label="Sobre qué" name="subject" defaultValue={asked.subject} maxLength={200} />
        <SelectField label="De" name="kind" defaultValue={asked.kind}>
          <option value="">Todo</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Qué" name="action" defaultValue={asked.action}>
          <option value="">Todo</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {actionNames[action]}
            </option>
          ))}
        </SelectField>
        <TextField label="Desde" name="from" type="date" defaultValue={asked.from} />
        <TextField label="Hasta" name="to" type="date" defaultValue={asked.to} />
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
  const here = useHere();
  const path = subjectPath(entry);
  return (
    <li className="rounded-soft border border-line bg-sheet px-4 py-3 text-small">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <time dateTime={entry.at} className="text-stone tabular-nums">
          {momentWords(entry.at)}
        </time>
        <span className="font-medium">{entry.actor}</span>
        <span>{actionNames[entry.action]}</span>
        {path ? (
          <Link to={withReturn(path, here)} className="wrap-anywhere underline underline-offset-4">
            {subjectWords(entry)}
          </Link>
        ) : (
          <span className="wrap-anywhere text-stone">{subjectWords(entry)}</span>
        )}
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
