import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Picture as PictureData } from '#contract/goods/products.ts';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useModal } from '#web/core/ui/use-modal.ts';
import { openPhotoSwipe } from './photo-swipe.ts';
import { zoomStart, type ZoomPress } from './zoom-start.ts';

export type ZoomViewProps = {
  readonly pictures: readonly PictureData[];
  readonly name: string;
  /** The click that opens it. */
  readonly press: ZoomPress;
  readonly onClose: () => void;
};

/** The height of the bars above and below the pictures (h-13), in px. */
const barHeight = 52;

/** The pictures in the full window, one at a time, with zoom. */
export function ZoomView({ pictures: given, name, press, onClose }: ZoomViewProps) {
  const modal = useModal(true, onClose);
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof openPhotoSwipe>>(undefined);
  // Data that is loaded again meanwhile does not change the open pictures.
  const [pictures] = useState(given);
  const [start] = useState(() => zoomStart(press));
  const [shown, setShown] = useState(start.index);
  const [isZoomed, setZoomed] = useState(false);
  const dialog = modal.ref;

  useEffect(() => {
    if (!place.current) return undefined;
    const onChange = (index: number, near: boolean) => {
      setShown(index);
      setZoomed(near);
    };
    const onDismiss = () => dialog.current?.close();
    opened.current = openPhotoSwipe(place.current, { pictures, start, barHeight, onChange, onDismiss });
    return opened.current.close;
  }, [pictures, start, dialog]);

  function turn(step: number) {
    opened.current?.swipe.goTo((shown + step + pictures.length) % pictures.length);
  }

  function turnByKey(event: KeyboardEvent) {
    // On a zoomed picture, the arrow keys pan it.
    if (isZoomed || pictures.length < 2) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  }

  return (
    <dialog
      {...modal}
      aria-label={t('catalogue.photosOfEnlarged', { name })}
      onKeyDown={turnByKey}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-sand"
    >
      <div className="absolute inset-x-0 top-0 z-10 flex h-13 items-center justify-between bg-sand pr-1 pl-5">
        <p role="status" className="text-small tabular-nums">
          {t('catalogue.photoOf', { number: shown + 1, count: pictures.length })}
        </p>
        <IconButton label={t('ui.close')} icon="close" onClick={() => dialog.current?.close()} />
      </div>
      <div ref={place} className="isolate" />
      <div className="absolute inset-x-0 bottom-0 z-10 flex h-13 items-center justify-center gap-2 bg-sand">
        {pictures.length > 1 && (
          <IconButton label={t('catalogue.previousPhoto')} icon="left" onClick={() => turn(-1)} />
        )}
        <IconButton
          label={isZoomed ? t('catalogue.zoomOut') : t('catalogue.zoomIn')}
          icon={isZoomed ? 'minus' : 'plus'}
          onClick={() => opened.current?.toggleZoom()}
        />
        {pictures.length > 1 && <IconButton label={t('catalogue.nextPhoto')} icon="right" onClick={() => turn(1)} />}
      </div>
    </dialog>
  );
}
