import { useState } from 'react';
import { useRequest } from '../requests/use-request.tsx';
import { CheckField } from '../ui/check-field.tsx';

/** True if news may come by e-mail. It is saved with the press. */
export function AdvertisingChoice({ accepts }: { readonly accepts: boolean }) {
  const { formData, submit, notice } = useRequest({ what: 'No se guardó la elección.', told: 'beside' });
  // The box follows the press at once; what the request says of itself comes a moment later.
  const [wanted, want] = useState<boolean>();
  const shown = wanted ?? (formData ? formData.get('accepts') === 'yes' : accepts);

  async function choose(isWanted: boolean) {
    want(isWanted);
    await submit({ accepts: isWanted ? 'yes' : 'no' }, { method: 'post', action: '/user/advertising' });
    want(undefined);
  }

  return (
    <div className="mt-10 grid gap-4 border-t border-line pt-6">
      <CheckField
        label="Quiero recibir novedades y ofertas por correo"
        checked={shown}
        onChange={({ target }) => void choose(target.checked)}
      />
      {notice}
    </div>
  );
}
