import { CheckField } from '#web/core/ui/check-field.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { permissionGroups, permissionWords, type Given } from './permission-words.ts';

type PermissionBoxesProps<One extends Given> = {
  /** The name of the form's field. */
  readonly name: string;
  readonly offered: readonly One[];
  readonly chosen: readonly One[];
  readonly onChoose: (one: One, isChosen: boolean) => void;
};

/** A box for each permission that is offered, by their groups. */
export function PermissionBoxes<One extends Given>({ name, offered, chosen, onChoose }: PermissionBoxesProps<One>) {
  return permissionGroups.map(({ title, permissions }) => {
    const shown = permissions.flatMap((one) => offered.find((other) => other === one) ?? []);
    return (
      shown.length > 0 && (
        <FormBlock key={title} title={title} isWide>
          <div className="col-span-full grid gap-x-4 sm:grid-cols-2">
            {shown.map((one) => (
              <CheckField
                key={one}
                name={name}
                value={one}
                checked={chosen.includes(one)}
                onChange={({ target: { checked } }) => onChoose(one, checked)}
                label={permissionWords[one]}
              />
            ))}
          </div>
        </FormBlock>
      )
    );
  });
}
