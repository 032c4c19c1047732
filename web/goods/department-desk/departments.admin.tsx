import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import type { Route } from './+types/departments.admin';
import { departmentDesk, type DeskDepartment } from '#contract/goods/garment/departments.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formJson, formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { line } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { DepartmentRow } from './department-row.tsx';
import { placed } from './placed.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { found: await apiClientOf(context).load(departmentDesk.list, {}) };
}

/** Adds, renames, hides, orders or deletes a department. */
export async function action({ request, context }: Route.ActionArgs): Promise<SaveOutcome<DeskDepartment>> {
  const form = await request.formData();
  const api = apiClientOf(context);
  const [id, name, version] = [formText(form, 'id'), formText(form, 'name'), formText(form, 'version')];
  switch (formText(form, 'intent')) {
    case 'order':
      return outcomeOf(await api.relay(departmentDesk.order, { ids: formJson(form, 'ids') }), '');
    case 'remove':
      return outcomeOf(await api.submit(departmentDesk.remove, { id }), t('departments.deleted'));
    case 'hide': {
      const isHidden = formText(form, 'isHidden') === 'true';
      const done = isHidden ? t('departments.isHidden') : t('departments.isShown');
      return saveOutcomeOf(await api.submit(departmentDesk.update, { id, isHidden, version }), done);
    }
    default:
      if (id === '') return outcomeOf(await api.submit(departmentDesk.create, { name }), t('departments.added'));
      return saveOutcomeOf(await api.submit(departmentDesk.update, { id, name, version }), t('departments.renamed'));
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('departments.title'), isPrivate: true });

/** The parts of the shop, in the order of its menu. */
export default function DepartmentsAdmin({ loaderData: { found } }: Route.ComponentProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [edited, edit] = useState<DeskDepartment | null>(null);
  const ids = found.map(({ id }) => id);
  return (
    <AdminPage
      title={t('departments.title')}
      primary={
        <Button size="small" onClick={() => setIsAdding(true)}>
          {t('departments.add')}
        </Button>
      }
    >
      <p className="mb-4 max-w-prose text-small text-stone">{t('departments.intro')}</p>
      <ol className="grid max-w-3xl gap-2">
        {found.map((department, at) => (
          <DepartmentRow
            key={department.id}
            department={department}
            earlier={placed(ids, at, at - 1)}
            later={placed(ids, at, at + 1)}
            onEdit={() => edit(department)}
          />
        ))}
      </ol>
      <DepartmentForm key={`new ${isAdding}`} open={isAdding} department={null} onClose={() => setIsAdding(false)} />
      <DepartmentForm
        key={edited ? `${edited.id} ${edited.version}` : 'none'}
        open={edited !== null}
        department={edited}
        onClose={() => edit(null)}
      />
    </AdminPage>
  );
}

const kit = formOf({ rules: departmentDesk.create.input, fields: { name: line(t('departments.name')) } });
const of = { ...kit, valuesOf: ({ name }: DeskDepartment) => ({ name }) };

type DepartmentFormProps = {
  readonly open: boolean;
  /** The department to rename; null adds one. */
  readonly department: DeskDepartment | null;
  readonly onClose: () => void;
};

/** Adds or renames a department: its name is all that it needs. */
function DepartmentForm({ open, department, onClose }: DepartmentFormProps) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<DeskDepartment>>({
    what: t('departments.notSaved'),
    check: t('departments.checkList'),
    told: 'beside',
  });
  const dialog = useDialogForm({
    of,
    present: department,
    outcome: data,
    isOpen: open,
    onClose,
    send(typed, version) {
      const sent = {
        ...typed,
        ...(department && { id: department.id }),
        ...(version === undefined ? {} : { version }),
        intent: 'save',
      };
      void submit(sent, { method: 'post', action: href('/admin/departments') });
    },
  });
  const { form, isChanged } = dialog;
  return (
    <FormDialog
      of={dialog}
      words={of.fields}
      title={department ? t('departments.change') : t('departments.add')}
      save={{
        label: department ? t('desk-list.save') : t('departments.addButton'),
        isOff: !form.isRight || !isChanged || state !== 'idle',
      }}
      onSave={() => dialog.save()}
      notice={notice}
    >
      <FormFields of={of} form={form} />
    </FormDialog>
  );
}
