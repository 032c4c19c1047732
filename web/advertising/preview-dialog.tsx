import type { LetterPreview } from '#contract/advertising.ts';
import { Overlay } from '../ui/overlay.tsx';

type PreviewDialogProps = { readonly preview: LetterPreview; readonly onClose: () => void };

/** The letter as it arrives, in a frame in which nothing runs. */
export function PreviewDialog({ preview, onClose }: PreviewDialogProps) {
  const facts = [
    ['De', preview.sender],
    ['Para', preview.recipient],
    ['Asunto', preview.subject],
  ] as const;
  return (
    <Overlay label="Vista previa del correo" onClose={onClose}>
      <div className="grid gap-4 p-6">
        <dl className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-1 text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
        <iframe title="El correo" sandbox="" srcDoc={preview.html} className="h-[62dvh] w-full border border-line" />
      </div>
    </Overlay>
  );
}
