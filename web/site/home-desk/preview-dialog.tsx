import { t } from '#messages/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useModal } from '#web/core/ui/use-modal.ts';

type PreviewDialogProps = {
  /** The version to show, and what it is called. */
  readonly version: number;
  readonly title: string;
  readonly onClose: () => void;
};

/** The widths in which the page is shown, in px, with their heights. */
const screens = {
  phone: { name: t('home-desk.phone'), width: 390, height: 844 },
  desktop: { name: t('home-desk.computer'), width: 1440, height: 900 },
} as const;

type Screen = keyof typeof screens;

const names: readonly Screen[] = ['phone', 'desktop'];

/** Returns the address of the preview of a version, now or at a local time of the shop. */
export function previewAddress(version: number, at = ''): string {
  const query = new URLSearchParams({ version: String(version), ...(at !== '' && { at }) });
  return `${href('/admin/home/preview')}?${query.toString()}`;
}

/** The real page with a version of the blocks, as it is on a phone or a computer, now or on a date. */
export function PreviewDialog({ version, title, onClose }: PreviewDialogProps) {
  const modal = useModal(true, onClose);
  const [screen, setScreen] = useState<Screen>('phone');
  const [at, setAt] = useState('');
  const { width, height } = screens[screen];
  const { room, box } = useRoom();
  const scale = Math.min(1, box.width / width);
  const shownHeight = Math.max(240, box.height);
  const address = previewAddress(version, at);
  return (
    <dialog
      {...modal}
      aria-label={t('home-desk.previewOf', { title })}
      className="m-auto h-[94dvh] w-[96vw] max-w-none overflow-hidden rounded-soft bg-sheet shadow-lift"
    >
      <div className="flex h-full flex-col">
        <header className="flex flex-none flex-wrap items-end gap-x-6 gap-y-2 border-b border-line p-3 pl-5">
          <h2 className="min-w-40 flex-1 self-center font-display text-title">{title}</h2>
          <div role="group" aria-label={t('home-desk.screen')} className="flex gap-1">
            {names.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === screen}
                onClick={() => setScreen(name)}
                className="min-h-11 rounded-soft border border-edge px-4 text-small aria-pressed:chosen"
              >
                {screens[name].name}
              </button>
            ))}
          </div>
          <div className="w-64">
            <TextField
              type="datetime-local"
              label={t('home-desk.asSeenOn')}
              value={at}
              onChange={({ target: { value } }) => setAt(value)}
            />
          </div>
          <Link to={address} target="_blank" className="link min-h-11 content-center text-small">
            {t('home-desk.openInTab')}
          </Link>
          <IconButton
            label={t('home-desk.close')}
            icon="close"
            className="max-sm:absolute max-sm:top-2 max-sm:right-2"
            onClick={onClose}
          />
        </header>
        <div ref={room} className="flex min-h-0 flex-1 justify-center overflow-hidden bg-sand">
          <div
            style={{ width: width * scale, height: Math.min(shownHeight, height * scale) }}
            className="overflow-hidden"
          >
            <iframe
              key={address}
              title={t('home-desk.homeOnScreen', { screen })}
              src={withPrefix(address)}
              style={{ width, height: Math.min(shownHeight / scale, height), transform: `scale(${scale})` }}
              className={joinClasses('origin-top-left bg-paper')}
            />
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Measures the room for the page, in px. */
function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 390, height: 600 });
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, box };
}
