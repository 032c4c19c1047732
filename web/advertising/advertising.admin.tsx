import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import type { Route } from './+types/advertising.admin';
import { advertising } from '#contract/advertising.ts';
import type { LetterPreview } from '#contract/advertising.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { formText } from '../forms/form-text.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useRequest } from '../requests/use-request.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { adErrors, adFields, emptyAd } from './ad-rules.ts';
import type { AdField } from './ad-rules.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const said = backOfficeTexts.advertising;

type Answer = {
  readonly message: string;
  readonly isDone: boolean;
  readonly preview: LetterPreview | null;
  /** For the next campaign, once this one was sent. */
  readonly nextKey?: string;
};

/** How many letters one to all would be, and what the form calls its campaign. */
export async function loader({ context }: Route.LoaderArgs) {
  const { recipients } = await apiClientOf(context).load(advertising.readers, {});
  return { recipients, key: crypto.randomUUID() };
}

/** Sends the advertisement, to one address or to all who accepted, or shows the letter that would be sent. */
export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const form = await request.formData();
  const given = {
    emailGoogle: formText(form, 'emailGoogle'),
    emailAsunto: formText(form, 'emailAsunto'),
    emailImagenTitle: formText(form, 'emailImagenTitle'),
    emailTitulo: formText(form, 'emailTitulo'),
    emailSubTitle: formText(form, 'emailSubTitle'),
    emailDescription: formText(form, 'emailDescription'),
    emailButton: formText(form, 'emailButton'),
  };
  const api = apiClientOf(context);
  const toAll = form.get('toAll') === 'on';
  const { emailGoogle, ...toEverybody } = given;
  if (form.get('intent') === 'preview') {
    const shown = await api.submit(advertising.preview, toAll ? toEverybody : given);
    if (shown.ok) return { message: '', isDone: true, preview: shown.value };
    return { message: shown.refusal.detail, isDone: false, preview: null };
  }
  const key = formText(form, 'key');
  const sent = await (toAll
    ? api.submit(advertising.sendToAll, { ...toEverybody, key })
    : api.submit(advertising.send, { ...given, emailGoogle, key }));
  if (!sent.ok) return { message: sent.refusal.detail, isDone: false, preview: null };
  const message = `${said.sent} (${recipientWords(sent.value.recipients)})`;
  return { message, isDone: true, preview: null, nextKey: crypto.randomUUID() };
}

type CampaignKey = { readonly base: string; readonly turn: number; readonly isSent: boolean };

const recipientWords = (count: number) => (count === 1 ? '1 destinatario' : `${count} destinatarios`);

export const meta: Route.MetaFunction = () => pageMeta({ title: said.title, isPrivate: true });

const labels = {
  emailGoogle: 'Email',
  emailAsunto: 'Asunto',
  emailImagenTitle: 'Imagen',
  emailTitulo: 'Titulo de publicidad',
  emailSubTitle: 'SubTitulo',
  emailDescription: 'Description',
  emailButton: 'Boton del correo',
} as const satisfies Record<AdField, string>;

export default function AdvertisingAdmin({ loaderData: { recipients, key: firstKey } }: Route.ComponentProps) {
  const {
    data,
    state,
    notice,
    Form: AdForm,
  } = useRequest<Answer>({
    what: 'No se envió la publicidad.',
    told: 'beside',
  });
  const [values, setValues] = useState(emptyAd);
  const [toAll, setToAll] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  // The same campaign keeps its key however often it is sent; another text, or for others, is another campaign.
  const [key, setKey] = useState<CampaignKey>({ base: firstKey, turn: 0, isSent: false });
  const form = useRef<HTMLFormElement>(null);
  const [lastData, setLastData] = useState(data);
  if (data !== lastData) {
    setLastData(data);
    if (data?.nextKey) {
      setKey({ base: data.nextKey, turn: 0, isSent: false });
      setValues(emptyAd);
      setToAll(false);
      setSeen([]);
    }
  }
  const [closed, setClosed] = useState<LetterPreview | null>(null);
  useEffect(() => {
    if (data?.message) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);

  useUnsaved(isOther(values, emptyAd));
  const errors = adErrors(values, toAll);
  const isReady = Object.keys(errors).length === 0 && !(toAll && recipients === 0);
  const preview = data?.preview && data.preview !== closed ? data.preview : null;

  function changeCampaign() {
    if (key.isSent) setKey({ ...key, turn: key.turn + 1, isSent: false });
  }

  const field = (name: AdField) => ({
    name,
    label: labels[name],
    value: values[name],
    error: seen.includes(name) ? errors[name] : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues({ ...values, [name]: target.value });
      changeCampaign();
    },
    onBlur: () => setSeen([...seen, name]),
  });

  return (
    <AdminPage title={said.title}>
      <AdForm ref={form} method="post" noValidate className="grid max-w-2xl gap-5">
        <input type="hidden" name="key" value={`${key.base}:${key.turn}`} />
        <CheckField
          label="A todos los clientes que aceptaron publicidad"
          name="toAll"
          checked={toAll}
          onChange={(event) => {
            setToAll(event.target.checked);
            changeCampaign();
          }}
        />
        {toAll && (
          <p role="status" className="text-small text-stone">
            {recipients === 0
              ? 'Todavía nadie aceptó recibir publicidad.'
              : `Lo ${recipients === 1 ? 'recibe' : 'reciben'} ${recipientWords(recipients)}.`}
          </p>
        )}
        {adFields
          .filter((name) => name !== 'emailGoogle' || !toAll)
          .map((name) =>
            name === 'emailDescription' ? (
              <TextAreaField key={name} {...field(name)} rows={5} maxLength={5000} />
            ) : (
              <TextField
                key={name}
                {...field(name)}
                maxLength={2000}
                placeholder={name === 'emailButton' ? said.button : undefined}
              />
            ),
          )}
        <div className="flex gap-3">
          <Button
            type={toAll ? 'button' : 'submit'}
            name="intent"
            value="send"
            busy={state !== 'idle'}
            disabled={!isReady}
            onClick={() => (toAll ? setIsAsking(true) : setKey({ ...key, isSent: true }))}
          >
            {said.publish}
          </Button>
          <Button type="submit" name="intent" value="preview" tone="outline" disabled={Object.keys(errors).length > 0}>
            {said.preview}
          </Button>
        </div>
        {notice}
      </AdForm>
      <ConfirmDialog
        open={isAsking}
        title={`¿Enviar este correo a ${recipientWords(recipients)}?`}
        confirm="Enviar a todos"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          setKey({ ...key, isSent: true });
          form.current?.requestSubmit();
        }}
      >
        Sale enseguida y no puede detenerse.
      </ConfirmDialog>
      {preview && <PreviewDialog preview={preview} onClose={() => setClosed(preview)} />}
    </AdminPage>
  );
}
