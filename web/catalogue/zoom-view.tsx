import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Picture as PictureData } from '#contract/catalogue.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { useModal } from '../ui/use-modal.ts';

export type ZoomViewProps = {
  readonly pictures: readonly PictureData[];
  readonly name: string;
  /** The picture that is shown first. */
  readonly start: number;
  readonly onClose: () => void;
};

/** The pictures over the whole window: one at a time, and near enough to see the weave. */
export function ZoomView({ pictures, name, start, onClose }: ZoomViewProps) {
  const modal = useModal(true, onClose);
  const [shown, setShown] = useState(start);
  const [isNear, setNear] = useState(false);
  const picture = pictures[shown];

  function turn(step: number) {
    setShown((at) => (at + step + pictures.length) % pictures.length);
  }

  function turnByKey(event: KeyboardEvent) {
    // Near by, the arrows move over the picture.
    if (isNear || pictures.length < 2) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  }

  if (!picture) return null;
  return (
    <dialog
      {...modal}
      aria-label={`Fotos de ${name}, ampliadas`}
      onKeyDown={turnByKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-sand"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between py-1 pr-1 pl-5">
          <p role="status" className="text-small tabular-nums">
            Foto {shown + 1} de {pictures.length}
          </p>
          <IconButton label="Cerrar" icon="close" onClick={() => modal.ref.current?.close()} />
        </div>
        <Pane key={`${picture.path} ${isNear}`} picture={picture} isNear={isNear} />
        <div className="flex items-center justify-center gap-2 py-1">
          {pictures.length > 1 && <IconButton label="Foto anterior" icon="left" onClick={() => turn(-1)} />}
          <IconButton
            label={isNear ? 'Alejar' : 'Acercar'}
            icon={isNear ? 'minus' : 'plus'}
            onClick={() => setNear(!isNear)}
          />
          {pictures.length > 1 && <IconButton label="Foto siguiente" icon="right" onClick={() => turn(1)} />}
        </div>
      </div>
    </dialog>
  );
}

/** One picture, whole or so near that it scrolls; it starts in its middle. */
function Pane({ picture, isNear }: { readonly picture: PictureData; readonly isNear: boolean }) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = pane.current;
    box?.scrollTo({
      left: (box.scrollWidth - box.clientWidth) / 2,
      top: (box.scrollHeight - box.clientHeight) / 2,
      behavior: 'instant',
    });
  }, []);
  return (
    <div ref={pane} tabIndex={0} role="group" aria-label={picture.alt} className="overflow-auto">
      {isNear ? (
        <div style={{ aspectRatio: `${picture.width} / ${picture.height}` }} className="w-[max(200%,60rem)]">
          <Picture picture={picture} sizes="1920px" priority />
        </div>
      ) : (
        <Picture
          picture={{ ...picture, placeholder: '' }}
          sizes="100vw"
          priority
          className="bg-transparent! object-contain!"
        />
      )}
    </div>
  );
}
