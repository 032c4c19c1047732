import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useNavigation } from 'react-router';
import { Form } from '../requests/form.tsx';
import type { Route } from './+types/create-admin.admin';
import { people } from '#contract/people.ts';
import { formText } from '../forms/form-text.ts';
import { outcomeOf } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { emptyAdmin, newAdminErrors } from './new-admin-rules.ts';
import type { NewAdminField } from './new-admin-rules.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await apiClientOf(context).submit(people.createAdmin, {
    user_name: formText(form, 'user_name'),
    legajo_user: formText(form, 'legajo_user'),
    user_password: formText(form, 'user_password'),
    rol: 'admin',
  });
  return outcomeOf(outcome, backOfficeTexts.people.adminCreated);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Crear administrador', isPrivate: true });

const fieldsOf = { 1: ['user_name', 'legajo_user'], 2: ['user_password', 'repeatPassword'] } as const;

/** Two steps: who, then the password. */
export default function CreateAdmin({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const [step, setStep] = useState<1 | 2>(1);
  const [values, setValues] = useState(emptyAdmin);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [lastOutcome, setLastOutcome] = useState(actionData);
  if (actionData !== lastOutcome) {
    setLastOutcome(actionData);
    if (actionData) setStep(1);
    if (actionData?.isDone) {
      setValues(emptyAdmin);
      setSeen([]);
    }
  }
  useEffect(() => {
    if (actionData?.isDone) toast(actionData.message);
  }, [actionData]);

  const errors = newAdminErrors(values);
  const isStepRight = fieldsOf[step].every((name) => errors[name] === undefined);

  function field(name: NewAdminField) {
    return {
      name,
      value: values[name],
      error: seen.includes(name) ? errors[name] : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: target.value }),
      onBlur: () => setSeen([...seen, name]),
    };
  }

  return (
    <AdminPage title="Crear administrador">
      <Form
        method="post"
        what="No se creó el administrador."
        unsaved={Object.values(values).some((value) => value !== '')}
        check="compruebe en la lista de clientes"
        replace
        noValidate
        className="grid max-w-form gap-5"
      >
        <p className="label text-stone">Paso {step} de 2</p>
        {step === 1 ? (
          <>
            <TextField {...field('user_name')} label="Nombre de usuario" autoComplete="off" maxLength={40} />
            <TextField {...field('legajo_user')} label="Legajo" autoComplete="off" maxLength={40} />
            {actionData && !actionData.isDone && (
              <p role="alert" className="text-small text-danger">
                {actionData.message}
              </p>
            )}
            <Button disabled={!isStepRight} onClick={() => setStep(2)}>
              Siguiente
            </Button>
          </>
        ) : (
          <>
            <input type="hidden" name="user_name" value={values.user_name} />
            <input type="hidden" name="legajo_user" value={values.legajo_user} />
            <PasswordField {...field('user_password')} label="Contraseña" autoComplete="new-password" />
            <PasswordField {...field('repeatPassword')} label="Confirmar contraseña" autoComplete="new-password" />
            <div className="flex gap-3">
              <Button tone="outline" onClick={() => setStep(1)}>
                Volver
              </Button>
              <Button type="submit" busy={isBusy} disabled={!isStepRight} className="flex-1">
                Crear administrador
              </Button>
            </div>
          </>
        )}
      </Form>
    </AdminPage>
  );
}
