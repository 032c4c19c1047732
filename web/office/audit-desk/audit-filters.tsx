import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { auditActions, auditKinds } from '#contract/office/audit-desk.ts';
import { ClearFilters, ListDay, ListSearch, ListSelect, ListText } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import type { ListPlace } from '#web/core/desk-list/list-place.ts';
import { Button } from '#web/core/ui/button.tsx';
import type { AuditQuestion } from './audit-question.ts';
import { actionNames } from './action-names.ts';
import { kindNames } from './audit-words.ts';

type AuditFiltersProps = { readonly place: ListPlace; readonly asked: AuditQuestion };

/** The filters of the log. */
export function AuditFilters({ place, asked }: AuditFiltersProps) {
  const isFiltered = Object.entries(asked).some(([name, value]) => name !== 'order' && value !== '');
  return (
    <ListForm place={place}>
      <ListSearch
        label={t('audit.about')}
        name="subject"
        placeholder={t('audit.subjectHint')}
        defaultValue={asked.subject}
        maxLength={200}
      />
      <ListText
        label={t('audit.who')}
        name="actor"
        placeholder={t('audit.who')}
        width="w-36"
        defaultValue={asked.actor}
        maxLength={60}
      />
      <Button type="submit" tone="outline" size="small" className="min-h-11">
        {t('audit.filter')}
      </Button>
      <span aria-hidden="true" className="basis-full" />
      <ListSelect label={t('audit.of')} name="kind" width="w-44" defaultValue={asked.kind}>
        <option value="">{t('audit.everything')}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </ListSelect>
      <ListSelect label={t('audit.what')} name="action" width="w-48" defaultValue={asked.action}>
        <option value="">{t('audit.allChanges')}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {actionNames[action]}
          </option>
        ))}
      </ListSelect>
      <ListDay label={t('audit.from')} name="from" defaultValue={asked.from} />
      <ListDay label={t('audit.to')} name="to" defaultValue={asked.to} />
      {isFiltered && <ClearFilters to={href('/admin/audit')} />}
    </ListForm>
  );
}
