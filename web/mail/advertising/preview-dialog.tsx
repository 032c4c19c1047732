import { t } from '#messages/messages.ts';
import type { EmailPreview } from '#contract/mail/advertising.ts';
import { Overlay } from '#web/core/ui/overlay.tsx';

type PreviewDialogProps = { readonly preview: EmailPreview; readonly onClose: () => void };

/** The preview of an e-mail, in a sandboxed frame without scripts. */
export function PreviewDialog({ preview, onClose }: PreviewDialogProps) {
  const facts = [
    [t('advertising.previewFrom'), preview.sender],
    [t('advertising.previewTo'), preview.recipient],
    [t('advertising.subject'), preview.subject],
  ] as const;
  return (
    <Overlay label={t('advertising.preview')} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <dl className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-1 text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
        <iframe
          title={t('advertising.theEmail')}
          sandbox=""
          srcDoc={withoutRules(preview.html)}
          className="h-[62dvh] w-full border border-line"
        />
      </div>
    </Overlay>
  );
}

/** Removes the rules for dark colours and phones, which the page's content security policy does not allow in a frame. */
const withoutRules = (html: string): string => html.replaceAll(/<style[\s\S]*?<\/style>/g, '');
