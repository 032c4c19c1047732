import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { Route } from './+types/advertising.admin';
import { advertising, type EmailPreview } from '#contract/mail/advertising.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { formText, sentTexts } from '#web/core/forms/form-text.ts';
import { apiClientOf, type ApiClient } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { adErrors, adFields, emptyAd, type AdField } from './ad-rules.ts';
import { ReadersPanel } from './readers-panel.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const words = backOfficeTexts.advertising;

type Answer = {
  readonly message: string;
  readonly isDone: boolean;
  readonly errors?: FieldErrors;
  readonly preview: EmailPreview | null;
  /** The idempotency key for the next campaign, after this one was sent. */
  readonly nextKey?: string;
};

/** Loads how many recipients an advertisement to everybody has, and an idempotency key for the form. */
export async function loader({ context }: Route.LoaderArgs) {
  const counts = await apiClientOf(context).load(advertising.readers, {});
  return { counts, key: crypto.randomUUID() };
}

/** Sends the advertisement, to one address or to everybody who agreed, or returns its preview; or ends an address. */
export async function action({ request, context }: Route.ActionArgs): Promise<Answer | ActionOutcome> {
  const form = await request.formData();
  if (form.get('intent') === 'end') return endAddress(apiClientOf(context), formText(form, 'email'));
  const given = sentTexts(adFields, form);
  const api = apiClientOf(context);
  const toAll = form.get('toAll') === 'on';
  const { emailGoogle, ...toEverybody } = given;
  if (form.get('intent') === 'preview') {
    const shown = await api.submit(advertising.preview, toAll ? toEverybody : given);
    if (shown.ok) return { message: '', isDone: true, preview: shown.value };
    return { ...outcomeOf(shown, ''), preview: null };
  }
  const key = formText(form, 'key');
  const sent = await (toAll
    ? api.submit(advertising.sendToAll, { ...toEverybody, key })
    : api.submit(advertising.send, { ...given, emailGoogle, key }));
  if (!sent.ok) return { ...outcomeOf(sent, ''), preview: null };
  const message = `${words.sent} (${t('advertising.recipients', { count: sent.value.recipients })})`;
  return { message, isDone: true, preview: null, nextKey: crypto.randomUUID() };
}

async function endAddress(api: ApiClient, email: string): Promise<ActionOutcome> {
  const ended = await api.submit(advertising.end, { email });
  if (ended.ok && !ended.value.ended) return { isDone: false, code: '', message: t('newsletter.notReader') };
  return outcomeOf(ended, t('newsletter.ended'));
}

type CampaignKey = { readonly base: string; readonly turn: number; readonly isSent: boolean };

const block = 'grid gap-4 rounded-soft border border-line bg-sheet p-4 md:p-5';

export const meta: Route.MetaFunction = () => pageMeta({ title: words.title, isPrivate: true });

const labelsOf = () =>
  ({
    emailGoogle: isSpecified() ? t('advertising.email') : t('advertising.plain-email'),
    emailAsunto: t('advertising.subject'),
    emailImagenTitle: t('advertising.picture'),
    emailTitulo: isSpecified() ? t('advertising.title') : t('advertising.plain-title'),
    emailSubTitle: isSpecified() ? t('advertising.subtitle') : t('advertising.plain-subtitle'),
    emailDescription: isSpecified() ? t('advertising.description') : t('advertising.plain-description'),
    emailButton: isSpecified() ? t('advertising.button') : t('advertising.plain-button'),
  }) as const satisfies Record<AdField, string>;

export default function AdvertisingAdmin({ loaderData: { counts, key: firstKey } }: Route.ComponentProps) {
  const { recipients } = counts;
  const {
    data,
    state,
    notice,
    Form: AdForm,
  } = useRequest<Answer>({
    what: t('advertising.notSent'),
    told: 'beside',
  });
  const [toAll, setToAll] = useState(false);
  const rejected = data?.isDone === false ? { detail: data.message, errors: data.errors ?? {} } : undefined;
  const form = useForm({ start: emptyAd, errorsOf: (values) => adErrors(values, toAll), refused: data?.errors });
  const [isAsking, setIsAsking] = useState(false);
  // The idempotency key stays the same for the same campaign, however often it is sent; another text or other
  // recipients get a new key.
  const [key, setKey] = useState<CampaignKey>({ base: firstKey, turn: 0, isSent: false });
  const element = useRef<HTMLFormElement>(null);
  const [lastData, setLastData] = useState(data);
  if (data !== lastData) {
    setLastData(data);
    if (data?.nextKey) {
      setKey({ base: data.nextKey, turn: 0, isSent: false });
      form.restart(emptyAd);
      setToAll(false);
    }
  }
  const [closed, setClosed] = useState<EmailPreview | null>(null);
  useEffect(() => {
    if (data?.isDone && data.message) toast(data.message);
  }, [data]);

  useUnsaved(isOther(form.values, emptyAd));
  const isReady = form.isRight && !(toAll && recipients === 0);
  const preview = data?.preview && data.preview !== closed ? data.preview : null;

  function changeCampaign() {
    if (key.isSent) setKey({ ...key, turn: key.turn + 1, isSent: false });
  }

  function field(name: AdField) {
    const own = form.field(name);
    const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      own.onChange(event);
      changeCampaign();
    };
    return { ...own, label: labelsOf()[name], onChange };
  }

  return (
    <AdminPage title={words.title}>
      <AdForm
        ref={element}
        method="post"
        noValidate
        className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <input type="hidden" name="key" value={`${key.base}:${key.turn}`} />
        <section aria-label={t('advertising.content')} className={block}>
          <h2 className="text-small font-medium">{t('advertising.content')}</h2>
          {adFields
            .filter((name) => name !== 'emailGoogle')
            .map((name) =>
              name === 'emailDescription' ? (
                <TextAreaField key={name} {...field(name)} rows={5} maxLength={5000} />
              ) : (
                <TextField
                  key={name}
                  {...field(name)}
                  maxLength={2000}
                  placeholder={name === 'emailButton' ? words.button : undefined}
                />
              ),
            )}
        </section>
        <section aria-label={t('advertising.sending')} className={joinClasses(block, 'xl:sticky xl:top-18')}>
          <h2 className="text-small font-medium">{t('advertising.sending')}</h2>
          <CheckField
            label={t('advertising.toAll')}
            name="toAll"
            checked={toAll}
            onChange={(event) => {
              setToAll(event.target.checked);
              changeCampaign();
            }}
          />
          {toAll ? (
            <p role="status" className="text-small text-stone">
              {recipients === 0 ? t('advertising.nobodyAgreed') : t('advertising.receivedBy', { count: recipients })}
            </p>
          ) : (
            <TextField {...field('emailGoogle')} maxLength={2000} />
          )}
          <div className="flex gap-3 *:flex-1">
            <Button type="submit" name="intent" value="preview" tone="outline" disabled={!form.isRight}>
              {words.preview}
            </Button>
            <Button
              type={toAll ? 'button' : 'submit'}
              name="intent"
              value="send"
              busy={state === 'submitting'}
              disabled={!isReady}
              onClick={() => (toAll ? setIsAsking(true) : setKey({ ...key, isSent: true }))}
            >
              {words.publish}
            </Button>
          </div>
          <FormAlert of={rejected} />
          {notice}
        </section>
      </AdForm>
      <ReadersPanel counts={counts} className={joinClasses(block, 'mt-4')} />
      <ConfirmDialog
        open={isAsking}
        title={t('advertising.confirmSend', { count: recipients })}
        confirm={t('advertising.sendToAll')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          setKey({ ...key, isSent: true });
          element.current?.requestSubmit();
        }}
      >
        {t('advertising.atOnce')}
      </ConfirmDialog>
      {preview && <PreviewDialog preview={preview} onClose={() => setClosed(preview)} />}
    </AdminPage>
  );
}
