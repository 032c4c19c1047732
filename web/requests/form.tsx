import type { ComponentPropsWithRef } from 'react';
import { Form as RouterForm } from 'react-router';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { useSubmission } from './use-submission.tsx';

type RouterFormProps = ComponentPropsWithRef<typeof RouterForm>;

type SentForm = RouterFormProps & {
  readonly method: 'post';
  /** What did not happen when sending it fails, as a sentence: 'No se guardaron los cambios.' */
  readonly what: string;
  /** Where to look before sending again what may have arrived: 'compruebe en sus pedidos'. */
  readonly check?: string;
  /** True if it holds what would be lost: leaving the page is asked about. */
  readonly unsaved: boolean;
};

type FormProps = (RouterFormProps & { readonly method?: 'get' }) | SentForm;

/** A form of a page. When it cannot be sent, it stays with all that was typed and says so at its end. */
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
