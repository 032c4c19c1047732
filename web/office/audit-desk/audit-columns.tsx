import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { AuditEntry } from '#contract/office/audit-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { withReturn } from '#web/core/links/return-address.ts';
import { DeskLink } from '#web/core/session/desk-link.tsx';
import { actionNames } from './action-names.ts';
import { changeLines, subjectWords } from './audit-words.ts';

/** Returns the columns of the log; `here` is its address. */
export function auditColumns(here: string): Columns<AuditEntry> {
  return [
    { key: 'subject', title: t('audit.about'), isLong: true, cell: subjectWords },
    {
      key: 'action',
      title: t('audit.what'),
      width: 'w-52',
      isLong: true,
      cell: ({ action }) => actionNames[action],
      phone: 'note',
    },
    {
      key: 'changes',
      title: t('audit.changes'),
      width: 'w-2/5',
      isLong: true,
      cell: (entry) => {
        const lines = changeLines(entry);
        return lines.length === 0 ? null : (
          <ul className="grid gap-0.5 text-stone">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        );
      },
      phone: 'below',
    },
    {
      key: 'actor',
      title: t('audit.who'),
      width: 'w-36',
      cell: ({ actor, program }) => (
        <>
          <DeskLink
            to={withReturn(href('/admin/clients/:user_name', { user_name: actor }), here)}
            className="underline-offset-4 hover:underline"
          >
            {actor}
          </DeskLink>
          {program !== null && (
            <span className="block text-caption text-stone">{t('audit.byProgram', { program })}</span>
          )}
        </>
      ),
      phone: 'note',
    },
    {
      key: 'date',
      title: t('audit.when'),
      width: 'w-40',
      sort: { asc: 'date-asc', desc: 'date-desc', first: 'desc' },
      cell: ({ at }) => (
        <time dateTime={at} className="tabular-nums">
          {momentWords(at)}
        </time>
      ),
      phone: 'note',
    },
  ];
}
