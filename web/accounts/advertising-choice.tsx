import { useFetcher } from 'react-router';
import { CheckField } from '../ui/check-field.tsx';

/** Whether news may come by e-mail. It is saved with the press. */
export function AdvertisingChoice({ accepts }: { readonly accepts: boolean }) {
  const { formData, submit } = useFetcher();
  const shown = formData ? formData.get('accepts') === 'yes' : accepts;
  return (
    <div className="mt-10 border-t border-line pt-6">
      <CheckField
        label="Quiero recibir novedades y ofertas por correo"
        checked={shown}
        onChange={({ target }) =>
          void submit({ accepts: target.checked ? 'yes' : 'no' }, { method: 'post', action: '/user/advertising' })
        }
      />
    </div>
  );
}
