import type { CarrierRow } from '#contract/carriers.ts';
import type { DeskReturn } from '#contract/return-desk.ts';
import { TextField } from '../ui/text-field.tsx';
import { CloseReturn } from './close-return.tsx';
import { ReturnForm } from './return-form.tsx';
import type { ReturnFormErrors } from './return-form.tsx';

type ReturnMovesProps = {
  readonly told: DeskReturn;
  readonly carriers: readonly CarrierRow[];
  readonly errors: ReturnFormErrors;
};

/** The moves that an administrator can make now, each a form. */
export function ReturnMoves({ told, carriers, errors }: ReturnMovesProps) {
  const { moves, lastPlace } = told;
  if (moves.length === 0) return null;
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      {moves.includes('accepted') && (
        <ReturnForm title="Aceptar" intent="accept" button="Aceptar la solicitud">
          <TextField
            label="Adónde se envía o se lleva"
            name="place"
            defaultValue={lastPlace}
            maxLength={200}
            required
            error={errors['place']}
          />
          <TextField
            label="Días para enviarlo"
            name="days"
            type="number"
            inputMode="numeric"
            min={1}
            max={90}
            defaultValue={14}
            required
            error={errors['days']}
          />
        </ReturnForm>
      )}
      {moves.includes('rejected') && (
        <ReturnForm title="Rechazar" intent="reject" button="Rechazar la solicitud" tone="danger">
          <TextField
            label="Motivo, que el comprador recibe"
            name="reason"
            maxLength={200}
            required
            error={errors['reason']}
          />
        </ReturnForm>
      )}
      {moves.includes('received') && (
        <ReturnForm title="Recibir" intent="receive" button="Anotar que llegaron las prendas">
          <p className="text-small text-stone">
            El comprador recibe un correo. Después diga qué pasa con cada prenda y cierre la solicitud.
          </p>
        </ReturnForm>
      )}
      {moves.includes('closed') && <CloseReturn told={told} carriers={carriers} errors={errors} />}
    </div>
  );
}
