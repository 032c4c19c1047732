import { t } from '#messages/messages.ts';
import { Button } from '#web/core/ui/button.tsx';
import { awaitedOrigin } from './setting-values.ts';

type AwaitedAddressProps = {
  readonly label: string;
  readonly hint: string | undefined;
  /** The link that confirms it; '' while no address is awaited. */
  readonly link: string;
  readonly onLeave: () => void;
};

/** An address that does not count yet: the way to confirm it, and the way back. */
export function AwaitedAddress({ label, hint, link, onLeave }: AwaitedAddressProps) {
  const address = awaitedOrigin(link);
  if (address === '') return null;
  return (
    <section aria-label={label} className="grid gap-2 rounded-soft border border-edge bg-sand p-4 text-small">
      <p className="wrap-anywhere">
        {label}: <strong className="font-medium">{address}</strong>
      </p>
      <p className="text-stone">{hint}</p>
      <p>
        <a href={link} target="_blank" rel="noreferrer" className="link inline-flex min-h-9 items-center wrap-anywhere">
          {t('settings-desk.openThere', { address })}
        </a>
      </p>
      <Button type="button" tone="outline" size="small" className="justify-self-start" onClick={onLeave}>
        {t('settings-desk.keepAddress')}
      </Button>
    </section>
  );
}
