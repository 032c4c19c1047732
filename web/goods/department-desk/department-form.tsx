import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { departmentDesk } from '#contract/goods/garment/departments.ts';
import type { DeskDepartment } from '#contract/goods/garment/departments.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { line } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { toast } from '#web/core/ui/toast.ts';

const kit = formOf({ rules: departmentDesk.create.input, fields: { name: line(t('departments.name')) } });
const of = { ...kit, valuesOf: ({ name }: DeskDepartment) => ({ name }) };

type DepartmentFormProps = {
  readonly open: boolean;
  /** The department to rename; null adds one. */
  readonly department: DeskDepartment | null;
  readonly onClose: () => void;
};

/** Adds or renames a department: its name is all that it needs. */
export function DepartmentForm({ open, department, onClose }: DepartmentFormProps) {
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
    onSaved: (message) => {
      toast(message);
      onClose();
    },
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
