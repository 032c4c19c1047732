import { t } from '#messages/messages.ts';
import { useRef } from 'react';
import { menuLink, type MenuLink } from '#contract/site/menu-rules.ts';
import { departmentName } from '#contract/core/shop/present-departments.ts';
import { EditDialog } from '#web/core/forms/kit/edit-dialog.tsx';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';
import { showFirstWrong } from '#web/core/forms/show-first-wrong.ts';
import { useForm, type FormOf } from '#web/core/forms/use-form.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { onEnter } from '#web/core/ui/on-enter.ts';
import { OptionsField, type Option } from '#web/core/ui/options-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { targetNames, targetOf, valueOf, type TargetKind, type Targets } from './link-target.ts';

type LinkFormProps = {
  /** The link to change; null for a new one. */
  readonly link: MenuLink | null;
  readonly targets: Targets;
  readonly onClose: () => void;
  readonly onDone: (link: MenuLink) => void;
};

type Values = { readonly text: string; readonly kind: TargetKind; readonly value: string };

function errorsOf({ text, kind, value }: Values) {
  const found = schemaErrors(menuLink, { text, target: targetOf(kind, value) });
  const [where] = Object.entries(found).flatMap(([place, message]) => (place.startsWith('target') ? [message] : []));
  const needed = value === '' ? t('menu-desk.chooseTarget') : where;
  return { ...(found['text'] && { text: found['text'] }), ...(needed && { value: needed }) };
}

/** Asks for the text of a link and where it leads. */
export function LinkForm({ link, targets, onClose, onDone }: LinkFormProps) {
  const start: Values = {
    text: link?.text ?? '',
    kind: link?.target.to ?? 'page',
    value: link ? valueOf(link.target) : '',
  };
  const form = useForm({ start, errorsOf });
  const { values, change, field, shown, isRight, showAll } = form;
  const { question, close } = useUnsaved(isOther(values, start));
  const fields = useRef<HTMLDivElement>(null);

  function done() {
    showAll();
    if (isRight) onDone({ text: values.text.trim(), target: targetOf(values.kind, values.value.trim()) });
    else showFirstWrong(fields.current);
  }

  return (
    <EditDialog
      title={link ? t('menu-desk.editLink') : t('menu-desk.addLink')}
      close={() => close(onClose)}
      cancel={t('menu-desk.cancel')}
      save={{ label: link ? t('menu-desk.change') : t('menu-desk.add') }}
      onSave={done}
      question={question}
    >
      <div ref={fields} className="grid gap-4">
        <ChoiceField
          label={t('menu-desk.leadsTo')}
          names={targetNames}
          value={values.kind}
          onChange={(kind) => change({ kind, value: '' })}
        />
        <TargetField form={form} targets={targets} error={shown('value')} onDone={done} />
        <TextField
          {...field('text')}
          label={t('menu-desk.text')}
          maxLength={40}
          onKeyDown={(event) => onEnter(done)(event)}
        />
      </div>
    </EditDialog>
  );
}

type TargetFieldProps = {
  readonly form: FormOf<Values>;
  readonly targets: Targets;
  readonly error: string | undefined;
  readonly onDone: () => void;
};

const typed = {
  collection: { label: t('menu-desk.search'), hint: t('menu-desk.searchHint') },
  path: { label: t('menu-desk.address'), hint: t('menu-desk.pathHint') },
  outside: { label: t('menu-desk.address'), hint: t('menu-desk.outsideHint') },
} as const;

function TargetField({ form: { values, change, field }, targets, error, onDone }: TargetFieldProps) {
  const { kind, text } = values;
  if (kind !== 'page' && kind !== 'curated' && kind !== 'category') {
    return <TextField {...field('value')} {...typed[kind]} error={error} maxLength={300} onKeyDown={onEnter(onDone)} />;
  }
  const targetsOf = listedTargets(kind, targets);
  const titleOf = (value: string) => targetsOf.find((one) => one.value === value)?.title ?? '';
  return (
    <OptionsField
      {...field('value')}
      label={listed[kind]}
      error={error}
      hint={targetsOf.length === 0 ? t('menu-desk.noneYet') : undefined}
      onChange={({ target: { value } }) => {
        change({ value, ...(text === titleOf(values.value) && { text: titleOf(value) }) });
      }}
      options={[['', t('menu-desk.select')], ...targetsOf.map(({ value, words }): Option => [value, words])]}
    />
  );
}

const listed = {
  page: t('menu-desk.page'),
  curated: t('menu-desk.collection'),
  category: t('menu-desk.category'),
} as const;

/** Returns what can be chosen of a kind. */
function listedTargets(kind: keyof typeof listed, { categories, collections, pages }: Targets): readonly Target[] {
  if (kind === 'category') {
    return categories.map(({ id, title, genre }) => ({
      value: String(id),
      title,
      words: `${title} (${departmentName(genre)})`,
    }));
  }
  const own = kind === 'page' ? pages : collections;
  return own.map(({ slug, title }) => ({ value: slug, title, words: title }));
}

type Target = { readonly value: string; readonly title: string; readonly words: string };
