import { href, Link } from 'react-router';
import type { DeskPage, NamedValue } from '#contract/site/page-desk.ts';
import { legalKinds } from '#contract/site/page-rules.ts';
import { t } from '#messages/messages.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { SaveBar, unsavedNote } from '#web/core/forms/save-bar.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { May } from '#web/core/session/may.tsx';
import { PagePublication } from './page-publication.tsx';
import { pageForm } from './page-values.ts';
import { PageVersions } from './page-versions.tsx';
import { usePageForm } from './use-page-form.ts';

/** The kinds of pages whose texts are bound by laws. */
const legal: ReadonlySet<DeskPage['kind']> = new Set([...legalKinds, 'cookies']);

/** Says what the saved text still lacks before it can be published, and that a lawyer should read it. */
function PageGaps({ kind, gaps }: Pick<DeskPage, 'kind' | 'gaps'>) {
  const isLegal = legal.has(kind);
  if (!isLegal && gaps.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-soft border border-line bg-sand p-4 text-small">
      {isLegal && <p>{t('page-desk.templateNote')}</p>}
      {gaps.length > 0 && (
        <div role="status" className="grid gap-1">
          <p className="font-medium text-danger">{t('page-desk.gapsIntro')}</p>
          <ul className="list-disc pl-5">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
          <May do="settings.write">
            <Link to={href('/admin/settings/:group?')} className="link justify-self-start">
              {t('page-desk.openSettings')}
            </Link>
          </May>
        </div>
      )}
    </div>
  );
}

type PageFormProps = {
  readonly page: DeskPage;
  readonly named: readonly NamedValue[];
};

/** The editor of a page: its text, when it is public, where it is linked, and its earlier versions. */
export function PageForm({ page, named }: PageFormProps) {
  const { form, versions, element, alert, notice, question, isBusy, isChanged, round, send, save, preview, discard } =
    usePageForm(page);
  const { shown } = form;
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save('save');
      }}
      className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 gap-4">
        <PageGaps kind={page.kind} gaps={page.gaps} />
        <FormBlock title={t('page-desk.text')}>
          <FormFields
            of={pageForm}
            form={form}
            names={['title', 'html', 'description']}
            more={{ html: { page: { values: named } } }}
            round={round}
          />
        </FormBlock>
      </div>
      <div className="grid min-w-0 gap-4">
        <May do="content.publish">
          <PagePublication
            page={page}
            errors={{ from: shown('from'), until: shown('until') }}
            isBusy={isBusy}
            send={send}
            onSchedule={(days) => save('publish', days)}
          />
        </May>
        <FormBlock title={t('page-desk.whereSeen')}>
          <div className="grid gap-1 max-md:gap-3">
            <FormFields of={pageForm} form={form} names={['inFooter', 'inMenu', 'isDated']} />
          </div>
        </FormBlock>
        <PageVersions page={page} onRestore={(earlier) => discard(() => send({ intent: 'restore', earlier }))} />
      </div>
      {notice}
      <SaveBar note={isChanged ? unsavedNote : undefined} alert={alert}>
        <Button tone="outline" busy={isBusy} onClick={preview}>
          {t('page-desk.preview')}
        </Button>
        <Button tone="outline" type="submit" busy={isBusy} disabled={!isChanged}>
          {t('page-desk.saveDraft')}
        </Button>
        <May do="content.publish">
          <Button busy={isBusy} onClick={() => save('publish')}>
            {t('page-desk.publish')}
          </Button>
        </May>
      </SaveBar>
      {question}
      <ConflictChoice
        of={versions}
        words={pageForm.fields}
        typed={form.values}
        onChosen={(chosen, version) => send({ intent: 'save', ...chosen, version }, chosen)}
      />
    </form>
  );
}
