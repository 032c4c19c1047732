import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { DeskPage } from '#contract/site/page-desk.ts';
import { rejectionIn } from '#web/core/api-client/action-outcome.ts';
import { showFirstWrong } from '#web/core/forms/show-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { useFormConflict } from '#web/core/forms/use-form-conflict.ts';
import { useInterruptedForm } from '#web/core/interrupted/use-interrupted-form.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import type { After, PageOutcome } from './change-page.ts';
import { pageForm, type PageValues } from './page-values.ts';

/** What is sent to the page's action. */
export type PageChange = {
  readonly intent: 'save' | 'preview' | 'publish' | 'withdraw' | 'restore' | 'remove';
  readonly version?: number;
  readonly earlier?: number;
  readonly from?: string;
  readonly until?: string;
};

/** What was on the screen when something was sent, and whether it saves that. */
type Sent = { readonly onScreen: PageValues; readonly isSaved: boolean };

/** The state of the editor of a page: its values, their version, and what is sent. */
export function usePageForm(page: DeskPage) {
  const navigate = useNavigate();
  const { data, isBusy, submit, notice } = useRequest<PageOutcome>({
    what: t('page-desk.notSaved'),
    check: t('page-desk.checkList'),
    told: 'beside',
  });
  const rejected = rejectionIn(data);
  const form = useForm({ start: pageForm.valuesOf(page), errorsOf: pageForm.errorsOf, refused: rejected?.errors });
  const { values, change } = form;
  const versions = useFormConflict({
    start: { values: pageForm.valuesOf(page), version: page.version },
    conflict: data?.conflict,
    valuesOf: pageForm.valuesOf,
  });
  const { opened, reopen } = versions;
  const [sent, setSent] = useState<Sent>();
  // The editor begins anew with another text.
  const [round, setRound] = useState(0);
  // What was sent is saved when its answer is there, before the effects below.
  const [answered, setAnswered] = useState(data);
  if (data !== answered) {
    setAnswered(data);
    if (data?.page) settle(data.page, data.after);
  }
  const isChanged = isOther(values, opened.values);
  const { question, discard } = useUnsaved(isChanged && !(data?.isDone && data.after === 'leave'));
  useInterruptedForm({ name: 'page', valuesIn: pageForm.keptIn, form, versions, fill });
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (data && !data.isDone && !data.conflict) showFirstWrong(element.current);
    if (!data?.isDone) return;
    if (data.after === 'preview') {
      void navigate(href('/paginas/:slug/vista-previa', { slug: page.slug }));
      return;
    }
    toast(data.message);
    if (data.after === 'leave') void navigate(href('/admin/pages'));
  }, [data, navigate, page.slug]);

  /** Takes what is saved as the base of the form. What was typed since it was sent stays. */
  function settle(saved: DeskPage, after: After): void {
    const { version } = saved;
    if (after === 'restart') {
      const text = pageForm.valuesOf(saved);
      reopen({ values: text, version });
      if (!isOther(values, sent?.onScreen ?? values)) fill(text);
    } else reopen({ values: sent?.isSaved ? sent.onScreen : opened.values, version });
  }

  /** Fills the form with another text. */
  function fill(text: PageValues): void {
    form.restart(text);
    setRound(round + 1);
  }

  /** Sends a change with the present version; `given` are the values of the form if it has them. */
  function send(asked: PageChange, given?: PageValues): void {
    if (given) {
      if (given.html !== values.html) setRound(round + 1);
      change(given);
    }
    setSent({ onScreen: given ?? values, isSaved: given !== undefined });
    const body = { version: opened.version ?? page.version, ...asked };
    void submit(structuredClone(body), { method: 'post', encType: 'application/json' });
  }

  function save(intent: 'save' | 'preview' | 'publish', days: { from?: string; until?: string } = {}): void {
    form.showAll();
    if (Object.keys(form.wrong).length > 0) showFirstWrong(element.current);
    else send({ intent, ...values, from: '', until: '', ...days }, values);
  }

  return {
    form,
    versions,
    element,
    alert: rejected && Object.keys(rejected.errors).length === 0 ? rejected.detail : undefined,
    notice,
    question,
    isBusy,
    isChanged,
    discard,
    round,
    save,
    send,
    preview(): void {
      if (isChanged) save('preview');
      else void navigate(href('/paginas/:slug/vista-previa', { slug: page.slug }));
    },
  };
}
