import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useFetcher } from 'react-router';
import type { Route } from './+types/advertising.admin';
import { advertising } from '#contract/advertising.ts';
import type { LetterPreview } from '#contract/advertising.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { formText } from '../accounts/form-text.ts';
import { doorOf } from '../door.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { adErrors, adFields, emptyAd } from './ad-rules.ts';
import type { AdField } from './ad-rules.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const said = backOfficeTexts.advertising;

type Answer = { readonly message: string; readonly isDone: boolean; readonly preview: LetterPreview | null };

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
  const door = doorOf(context);
  if (form.get('intent') === 'preview') {
    const shown = await door.submit(advertising.preview, given);
    if (shown.ok) return { message: '', isDone: true, preview: shown.value };
    return { message: shown.refusal.detail, isDone: false, preview: null };
  }
  const sent = await (form.get('toAll') === 'on'
    ? door.submit(advertising.sendToAll, given)
    : door.submit(advertising.send, given));
  if (!sent.ok) return { message: sent.refusal.detail, isDone: false, preview: null };
  const to = sent.value.recipients === 1 ? '1 destinatario' : `${sent.value.recipients} destinatarios`;
  return { message: `${said.sent} (${to})`, isDone: true, preview: null };
}

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

export default function AdvertisingAdmin() {
  const { data, state, Form: AdForm } = useFetcher<Answer>();
  const [values, setValues] = useState(emptyAd);
  const [toAll, setToAll] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<LetterPreview | null>(null);
  useEffect(() => {
    if (data?.message) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);

  const errors = adErrors(values, toAll);
  const isReady = Object.keys(errors).length === 0;
  const preview = data?.preview && data.preview !== closed ? data.preview : null;

  const field = (name: AdField) => ({
    name,
    label: labels[name],
    value: values[name],
    error: seen.includes(name) ? errors[name] : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: target.value }),
    onBlur: () => setSeen([...seen, name]),
  });

  return (
    <AdminPage title={said.title}>
      <AdForm method="post" noValidate className="grid max-w-2xl gap-5">
        <CheckField
          label="A todos los clientes que aceptaron publicidad"
          name="toAll"
          checked={toAll}
          onChange={(event) => setToAll(event.target.checked)}
        />
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
          <Button type="submit" name="intent" value="send" busy={state !== 'idle'} disabled={!isReady}>
            {said.publish}
          </Button>
          <Button type="submit" name="intent" value="preview" tone="outline" disabled={!isReady || toAll}>
            {said.preview}
          </Button>
        </div>
      </AdForm>
      {preview && <PreviewDialog preview={preview} onClose={() => setClosed(preview)} />}
    </AdminPage>
  );
}
