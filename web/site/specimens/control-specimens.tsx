import { href } from 'react-router';
import { useState } from 'react';
import { shop } from '#contract/core/shop/shop.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { Chip, ChipButton } from '#web/core/ui/chip.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { Pager } from '#web/core/ui/pager.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { StarsPicker } from '#web/core/ui/stars-picker.tsx';
import { Stars } from '#web/core/ui/stars.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { Specimen } from './specimen.tsx';

const tones = ['ink', 'outline', 'quiet', 'danger'] as const;

/** The controls: buttons, fields and choices. */
export function ControlSpecimens() {
  const [idName = '', id = ''] = (shop().taxId ?? '').split(' ');
  const [chips, setChips] = useState(['Lino', 'Denim']);
  return (
    <>
      <Specimen title="Botones">
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Button key={tone} tone={tone}>
              {tone}
            </Button>
          ))}
          <Button busy>En curso</Button>
          <Button disabled>Agotado</Button>
          <Button size="small">Chico</Button>
          <LinkButton to={href('/')} tone="outline" size="small">
            Enlace
          </LinkButton>
        </div>
        <div className="flex flex-wrap gap-1">
          <IconButton label="Buscar" icon="search" />
          <IconButton label="Favorito" icon="heart" filled />
          <IconButton label="Quitar" icon="trash" disabled />
        </div>
      </Specimen>
      <Specimen title="Campos">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Nombre" placeholder="Lucía" />
          <TextField label="Correo" hint="Solo para esta compra." defaultValue="lucia@ejemplo.com" />
          <TextField label="Usuario" error="Ese usuario ya existe." defaultValue="lucia" />
          <TextField label={idName} disabled defaultValue={id} />
          <SelectField label="Talle" defaultValue="M">
            <option>S</option>
            <option>M</option>
            <option disabled>L - No hay stock</option>
          </SelectField>
          <SelectField label="Marca" error="Elija una marca.">
            <option>Elegir…</option>
          </SelectField>
          <TextAreaField label="Comentario" defaultValue="Suave y bien cortada." />
          <CheckField label="Quiero novedades" note="12" />
          <CheckField label="Ya no se puede" disabled />
        </div>
      </Specimen>
      <Specimen title="Estrellas">
        <div className="flex flex-wrap items-center gap-6">
          {[0, 2.5, 4, 5].map((value) => (
            <Stars key={value} value={value} size={20} />
          ))}
        </div>
        <StarsPicker legend="Su puntuación" name="stars" defaultValue="3" error={undefined} />
      </Specimen>
      <Specimen title="Fichas y páginas">
        <div className="flex flex-wrap gap-2">
          <Chip to="?">Azul</Chip>
          {chips.map((chip) => (
            <ChipButton key={chip} onRemove={() => setChips(chips.filter((other) => other !== chip))}>
              {chip}
            </ChipButton>
          ))}
        </div>
        <Pager page={7} pages={23} label="Páginas de muestra" addressOf={(page) => `?page=${page}`} />
      </Specimen>
      <Specimen title="Avisos">
        <div className="flex flex-wrap gap-3">
          <Button tone="outline" size="small" onClick={() => toast('Producto agregado a Favoritos')}>
            Aviso
          </Button>
          <Button
            tone="outline"
            size="small"
            onClick={() => toast('Agregado al carrito', { link: { to: href('/bag'), text: 'Ver carrito' } })}
          >
            Aviso con enlace
          </Button>
          <Button tone="outline" size="small" onClick={() => toast('No se pudo guardar', { tone: 'error' })}>
            Aviso de error
          </Button>
        </div>
      </Specimen>
    </>
  );
}
