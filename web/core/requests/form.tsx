import type { ComponentPropsWithRef } from 'react';
import { Form as RouterForm } from 'react-router';
import { useUnsaved } from '../forms/unsaved/use-unsaved.tsx';
import { useSubmission } from './use-submission.tsx';

type RouterFormProps = ComponentPropsWithRef<typeof RouterForm>;

type SentForm = RouterFormProps & {
  readonly method: 'post';
  /** The message if sending it fails, as a sentence: 'No se guardaron los cambios.' */
  readonly what: string;
  /** Where to check before sending it again, if it may have arrived: 'compruebe en sus compras'. */
  readonly check?: string;
  /** True if it has unsaved content: then leaving the page asks first. */
  readonly unsaved: boolean;
};

type FormProps = (RouterFormProps & { readonly method?: 'get' }) | SentForm;

/** A form of a page. If it cannot be sent, it keeps all that was typed and shows the failure below. */
export function Form(props: FormProps) {
  return 'what' in props ? <FormToSend {...props} /> : <RouterForm {...props} />;
}

function FormToSend({ what, check, unsaved, onSubmit, children, ...form }: SentForm) {
  const { begin, notice } = useSubmission({ what, check });
  useUnsaved(unsaved);
  return (
    <RouterForm
      {...form}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) begin();
      }}
    >
      {children}
      {notice}
    </RouterForm>
  );
}
