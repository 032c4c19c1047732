import type { CarrierRow } from '#contract/carriers.ts';
import { nameWithColor } from '#contract/name-with-color.ts';
import type { DeskReturn } from '#contract/return-desk.ts';
import { formatPrice } from '#contract/price-words.ts';
import { times } from '#contract/money.ts';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ReturnForm } from './return-form.tsx';
import type { ReturnFormErrors } from './return-form.tsx';

type CloseReturnProps = {
  readonly told: DeskReturn;
  readonly carriers: readonly CarrierRow[];
  readonly errors: ReturnFormErrors;
};

/** The inspection: what becomes of each line, what goes back to the stock, and the parcel of the exchange. */
export function CloseReturn({ told: { lines, shipping }, carriers, errors }: CloseReturnProps) {
  const hasExchange = lines.some(({ wants }) => wants === 'exchange');
  return (
    <ReturnForm title="Revisar y cerrar" intent="close" button="Cerrar la solicitud">
      {lines.map((line) => (
        <fieldset key={line.position} className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="float-left mb-2 w-full text-small font-medium sm:col-span-2">
            {line.quantity} × {nameWithColor(line)}, talle {line.brandSize}
          </legend>
          <SelectField
            label="Qué se hace"
            name={`outcome-${line.position}`}
            defaultValue={line.wants}
            error={errors[`outcome-${line.position}`]}
          >
            {line.wants === 'exchange' && <option value="exchange">Enviar el talle {line.size}</option>}
            <option value="refund">Devolver {formatPrice(times(line.price, line.quantity))}</option>
            <option value="nothing">Ni devolución ni cambio</option>
          </SelectField>
          <TextField
            label="Vuelven al stock"
            name={`restock-${line.position}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.canRestock ? line.quantity : 0}
            defaultValue={line.canRestock ? line.quantity : 0}
            hint={line.canRestock ? undefined : 'Talle dado de baja'}
            error={errors[`restock-${line.position}`]}
          />
        </fieldset>
      ))}
      {hasExchange && (
        <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="sr-only">Envío del cambio</legend>
          <SelectField label="Transportista del cambio" name="carrierId" error={errors['carrierId']}>
            <option value="">Lo lleva la tienda</option>
            {carriers
              .filter(({ isActive }) => isActive)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
          <TextField
            label="Número de seguimiento"
            name="trackingNumber"
            maxLength={60}
            autoComplete="off"
            error={errors['trackingNumber']}
          />
        </fieldset>
      )}
      {shipping && (
        <div className="border-t border-line pt-4">
          <CheckField
            name="withShipping"
            value="yes"
            label={`Devolver también el envío, ${formatPrice(shipping)}`}
            aria-describedby={errors['withShipping'] && 'shipping-error'}
          />
          {errors['withShipping'] && (
            <p id="shipping-error" role="alert" className="mt-1 text-small text-danger">
              {errors['withShipping']}
            </p>
          )}
        </div>
      )}
      <TextField label="Qué se le dice al comprador (opcional)" name="note" maxLength={200} error={errors['note']} />
    </ReturnForm>
  );
}
