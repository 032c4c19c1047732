import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#web/core/ui/button.tsx';

/** What browsers with a Barcode Detection API have; the types of the DOM do not know it yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };

declare global {
  interface Window {
    readonly BarcodeDetector?: new () => Detector;
  }
}

/** How often the picture is read, and for how long the same code is not read again, in ms. */
const [everyMs, pauseMs] = [200, 1500];

const never = () => () => undefined;
const hasDetector = () => window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;

/** Reads codes with the camera, where the browser can; nothing where it cannot. */
export function CameraScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const isPossible = useSyncExternalStore(never, hasDetector, () => false);
  const [isOn, setIsOn] = useState(false);
  const [isDenied, setIsDenied] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const picture = video.current;
    const detector = window.BarcodeDetector && new window.BarcodeDetector();
    if (!isOn || !picture || !detector) return undefined;
    return watch(picture, detector, {
      onCode: tell,
      onDenied() {
        setIsOn(false);
        setIsDenied(true);
      },
    });
  }, [isOn]);
  if (!isPossible) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        tone="outline"
        size="small"
        onClick={() => {
          setIsDenied(false);
          setIsOn(!isOn);
        }}
      >
        {isOn ? t('stock-desk.cameraOff') : t('stock-desk.cameraOn')}
      </Button>
      <p aria-live="polite" className="text-small text-danger empty:hidden">
        {isDenied && t('stock-desk.cameraDenied')}
      </p>
      {isOn && <video ref={video} muted playsInline className="aspect-video w-full max-w-md rounded-soft bg-sand" />}
    </div>
  );
}

type Told = { readonly onCode: (code: string) => void; readonly onDenied: () => void };

/** Shows the camera behind the phone and tells each code that it sees. Returns what ends it. */
function watch(picture: HTMLVideoElement, detector: Detector, { onCode, onDenied }: Told): () => void {
  const ending = new AbortController();
  let seen = { code: '', until: 0 };
  async function look(): Promise<void> {
    const [found] = await detector.detect(picture).catch(() => []);
    if (!found || ending.signal.aborted) return;
    const isNew = found.rawValue !== seen.code || performance.now() > seen.until;
    seen = { code: found.rawValue, until: performance.now() + pauseMs };
    if (isNew) onCode(found.rawValue);
  }
  async function begin(): Promise<void> {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (ending.signal.aborted) return stop();
    ending.signal.addEventListener('abort', stop);
    picture.srcObject = stream;
    await picture.play();
    const timer = setInterval(() => void look(), everyMs);
    ending.signal.addEventListener('abort', () => clearInterval(timer));
  }
  void begin().catch(() => {
    if (!ending.signal.aborted) onDenied();
  });
  return () => ending.abort();
}
