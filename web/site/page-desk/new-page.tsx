import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { z } from 'zod';
import type { PageTemplate } from '#contract/site/page-desk.ts';
import { pageFields, pageSlug } from '#contract/site/page-rules.ts';
import { rejectionIn, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { EditDialog } from '#web/core/forms/kit/edit-dialog.tsx';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { slugOf } from './slug-of.ts';

type NewPageProps = {
  /** Null for an empty page. */
  readonly template: PageTemplate | null;
  readonly onClose: () => void;
};

const schema = z.object({ title: pageFields.title, slug: pageSlug });

/** Asks for the title and the address of a new page; the address does not change later. */
export function NewPage({ template, onClose }: NewPageProps) {
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: t('page-desk.notCreated'),
    check: t('page-desk.checkList'),
    told: 'beside',
  });
  const start = { title: template?.title ?? '', slug: template?.slug ?? '' };
  const rejected = rejectionIn(data);
  const { values, change, field, isRight, showAll } = useForm({
    start,
    errorsOf: (given) => schemaErrors(schema, given),
    refused: rejected?.errors,
  });
  const { question, close } = useUnsaved(isOther(values, start) && !isBusy);

  function create() {
    showAll();
    if (!isRight) return;
    const sent = { ...values, kind: template?.kind ?? '' };
    void submit(sent, { method: 'post', action: href('/admin/pages') });
  }

  return (
    <EditDialog
      title={template ? template.title : t('page-desk.blankPage')}
      close={() => close(onClose)}
      cancel={t('page-desk.cancel')}
      save={{ label: t('page-desk.createDraft'), isBusy }}
      onSave={create}
      question={question}
    >
      <div className="grid gap-4">
        <TextField
          {...field('title')}
          label={t('page-desk.title')}
          maxLength={90}
          onChange={({ target: { value } }) => {
            const isSuggested = template === null && values.slug === slugOf(values.title);
            change({ title: value, ...(isSuggested && { slug: slugOf(value) }) });
          }}
        />
        <TextField
          {...field('slug')}
          label={t('page-desk.address')}
          maxLength={60}
          hint={t('page-desk.addressHint', {
            // As people read it: an address would have '%E2%80%A6'.
            address: decodeURI(href('/paginas/:slug', { slug: values.slug || '…' })),
          })}
        />
        <FormAlert of={rejected} />
        {notice}
      </div>
    </EditDialog>
  );
}
