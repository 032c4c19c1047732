import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { highestCategory, newCategory, type VersionedCategory } from '#contract/goods/categories.ts';
import type { SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormDialog } from '#web/core/forms/kit/form-dialog.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { useDialogForm } from '#web/core/forms/kit/use-dialog-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { departmentName, departments } from '#contract/core/shop/present-departments.ts';
import type { Category } from '#contract/goods/products.ts';
import { choiceOf, line } from '#web/core/forms/field-specs.ts';
import { formOf, valuesFrom } from '#web/core/forms/form-of.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';

const categoryTexts = backOfficeTexts.categories;

type CategoryFormProps = {
  readonly open: boolean;
  /** The category to change; null creates one. */
  readonly category: VersionedCategory | null;
  /** All categories. */
  readonly all: readonly VersionedCategory[];
  readonly onClose: () => void;
};

/** 'Crear categoría' and 'Modificar categoría'. The id of an existing category cannot be changed. */
export function CategoryForm({ open, category, all, onClose }: CategoryFormProps) {
  const { data, state, submit, notice } = useRequest<SaveOutcome<VersionedCategory>>({
    what: t('categories.notSaved'),
    check: t('categories.checkList'),
    told: 'beside',
  });
  const of = categoryForm(all, category);
  const dialog = useDialogForm({
    of,
    present: category,
    outcome: data,
    isOpen: open,
    onClose,
    send(typed, version) {
      const { id, ...named } = typed;
      const given = category || isSpecified() ? { id, ...named } : named;
      const sent = { intent: category ? 'update' : 'create', ...given, ...(version === undefined ? {} : { version }) };
      void submit(sent, { method: 'post', action: href('/admin/categories/:id?') });
    },
  });
  const question = useQuestion();
  const { form, versions } = dialog;
  const { values } = form;
  const before = versions.opened.values;
  const isChanged =
    values.title.trim() !== before.title || values.genre !== before.genre || values.parentId !== before.parentId;
  return (
    <>
      <FormDialog
        of={dialog}
        words={of.fields}
        title={category ? categoryTexts.update : categoryTexts.create}
        cancel={t('categories.cancel')}
        save={{
          label: category ? t('categories.modify') : t('categories.create'),
          isOff: !form.isRight || !isChanged || state !== 'idle',
        }}
        onSave={() => (category ? question.ask() : dialog.save())}
        notice={notice}
      >
        <FormFields of={of} form={form} names={categoryFields()} more={{ id: { disabled: category !== null } }} />
      </FormDialog>
      <ConfirmDialog
        {...question.props(() => dialog.save())}
        title={categoryTexts.confirmUpdate}
        confirm={t('categories.modify')}
      />
    </>
  );
}

/** Returns an id that no category has: the next one, or a lower one once the highest is taken. */
export function freeId(taken: readonly number[]): number {
  const next = Math.max(0, ...taken) + 1;
  if (next <= highestCategory) return next;
  const ids = new Set(taken);
  for (let id = 1; id <= highestCategory; id += 1) if (!ids.has(id)) return id;
  return next;
}

const form = formWith([]);

/** Returns the form with the categories in which one can be. */
function formWith(all: readonly Category[], self?: number) {
  const tops = (genre: unknown) => all.filter((one) => one.genre === genre && !one.parentId && one.id !== self);
  return formOf({
    rules: newCategory,
    fields: {
      id: line(t('categories.id'), { told: 'ID', inputMode: 'numeric', maxLength: 6 }),
      title: line(t('categories.name'), { maxLength: 70 }),
      genre: choiceOf(
        t('categories.gender'),
        () => [['', t('categories.select')], ...departments().map(({ id }) => [id, departmentName(id)] as const)],
        { clears: ['parentId'] },
      ),
      parentId: choiceOf(t('categories.parent'), ({ genre }) => [
        ['', t('categories.noParent')],
        ...tops(genre).map(({ id, title }) => [String(id), title] as const),
      ]),
    },
    sentOf: ({ parentId, ...rest }) => ({ ...rest, parentId: parentId === '' ? undefined : parentId }),
  });
}

/** The fields that are shown: the requirements ask for an id, which the shop finds itself otherwise. */
const categoryFields = (): readonly (keyof typeof form.fields)[] =>
  isSpecified() ? ['id', 'title', 'genre', 'parentId'] : ['title', 'genre', 'parentId'];

/** The form of a category among all of them, or of a new one, which gets an id that none has. */
function categoryForm(all: readonly Category[], self: Category | null) {
  const taken = all.map(({ id }) => id);
  return {
    ...formWith(all, self?.id),
    start: categoryValues(null, taken),
    valuesOf: (category: Category) => categoryValues(category),
  };
}

/** Returns the initial values of the form. */
export function categoryValues(category: Category | null, taken: readonly number[] = []) {
  return valuesFrom(form.fields, category ?? { id: freeId(taken) });
}

/** Returns the errors of each field, by the server's rules. */
export const categoryErrors = form.errorsOf;
