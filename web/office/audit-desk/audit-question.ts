import { dayIn } from '#contract/core/protocol/days-asked.ts';
import { auditActions, auditKinds, auditSorts } from '#contract/office/audit-desk.ts';

/** Reads from the query what the log's address asks for: '' where it asks for nothing. */
export function auditQuestion(query: URLSearchParams) {
  return {
    actor: query.get('actor')?.trim() ?? '',
    subject: query.get('subject')?.trim() ?? '',
    action: auditActions.find((action) => action === query.get('action')) ?? '',
    kind: auditKinds.find((kind) => kind === query.get('kind')) ?? '',
    from: dayIn(query, 'from') ?? '',
    to: dayIn(query, 'to') ?? '',
    order: auditSorts.find((sort) => sort === query.get('order')) ?? 'date-desc',
  } as const;
}

export type AuditQuestion = ReturnType<typeof auditQuestion>;
