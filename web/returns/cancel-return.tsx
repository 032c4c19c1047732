import { useNavigation } from 'react-router';
import { Form } from '../requests/form.tsx';
import { Button } from '../ui/button.tsx';

/** Cancels a return after a question; it opens without scripts too. The page that shows it handles the form. */
export function CancelReturn({ id }: { readonly id: number }) {
  const isBusy = useNavigation().formData?.get('return') === String(id);
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        Cancelar la solicitud
      </summary>
      <Form
        method="post"
        what="No se canceló la solicitud."
        check="compruebe su estado"
        unsaved={false}
        className="mt-2 grid max-w-prose justify-items-start gap-4 border-l-2 border-danger pl-4 text-small"
      >
        <input type="hidden" name="return" value={id} />
        <p>Se queda con las prendas, y lo que le reservamos vuelve a la venta. No puede deshacerse.</p>
        <Button type="submit" tone="danger" busy={isBusy}>
          Sí, cancelar la solicitud
        </Button>
      </Form>
    </details>
  );
}
