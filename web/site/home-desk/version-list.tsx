import { Rich } from '#web/core/ui/rich.tsx';
import { TextButton } from '#web/core/ui/text-button.tsx';
import { May } from '#web/core/session/may.tsx';
import { t } from '#messages/messages.ts';
import type { DeskHome, HomeVersion } from '#contract/site/home-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { versionStates } from './block-words.ts';

type VersionListProps = {
  readonly home: DeskHome;
  readonly onShow: (version: number, title: string) => void;
  /** Takes a version again as a draft; 0 is the original one. */
  readonly onRestore: (version: number) => void;
  readonly onUnschedule: (version: number) => void;
};

/** The versions of the home page, the newest first, and the original arrangement. */
export function VersionList({ home, onShow, onRestore, onUnschedule }: VersionListProps) {
  const { versions, version: newest, live } = home;
  return (
    <section aria-labelledby="versiones" className="grid content-start gap-3">
      <h2 id="versiones" className="text-small font-medium">
        {t('home-desk.versions')}
      </h2>
      <ol className="grid max-h-128 overflow-y-auto border-t border-line">
        {versions.map((one) => (
          <VersionRow
            key={one.version}
            version={one}
            isNewest={one.version === newest}
            onShow={() => onShow(one.version, t('home-desk.version', { version: one.version }))}
            onRestore={() => onRestore(one.version)}
            onUnschedule={() => onUnschedule(one.version)}
          />
        ))}
        <li className="grid gap-1 border-b border-line py-3 text-small">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{t('home-desk.originalHome')}</span>
            {live === 0 && <span className="text-ok">{versionStates.live}</span>}
          </p>
          <div className="flex flex-wrap gap-x-4">
            <TextButton onClick={() => onShow(0, t('home-desk.originalHome'))}>
              <Rich
                text={t('home-desk.showOriginal')}
                elements={{ span: (text) => <span className="sr-only">{text}</span> }}
              />
            </TextButton>
            {newest > 0 && <TextButton onClick={() => onRestore(0)}>{t('home-desk.restoreOriginal')}</TextButton>}
          </div>
        </li>
      </ol>
    </section>
  );
}

type VersionRowProps = {
  readonly version: HomeVersion;
  readonly isNewest: boolean;
  readonly onShow: () => void;
  readonly onRestore: () => void;
  readonly onUnschedule: () => void;
};

const stateTones = { draft: 'text-stone', scheduled: 'text-warn', live: 'text-ok', past: 'text-stone' } as const;

function VersionRow({ version: one, isNewest, onShow, onRestore, onUnschedule }: VersionRowProps) {
  return (
    <li className="grid gap-1 border-b border-line py-3 text-small">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t('home-desk.version', { version: one.version })}</span>
        <span className={stateTones[one.state]}>{versionStates[one.state]}</span>
      </p>
      <p className="text-stone">
        {t('home-desk.versionLine', { at: momentWords(one.at), by: one.by, count: one.blocks })}
      </p>
      {one.publishAt !== null && (
        <p className="text-stone">
          {one.state === 'scheduled'
            ? t('home-desk.publishesOn', { at: momentWords(one.publishAt) })
            : t('home-desk.publishedOn', { at: momentWords(one.publishAt) })}
        </p>
      )}
      <div className="flex flex-wrap gap-x-4">
        <TextButton onClick={onShow}>
          <Rich
            text={t('home-desk.showVersion', { version: one.version })}
            elements={{ span: (text) => <span className="sr-only">{text}</span> }}
          />
        </TextButton>
        {!isNewest && (
          <TextButton onClick={onRestore}>
            <Rich
              text={t('home-desk.restoreVersion', { version: one.version })}
              elements={{ span: (text) => <span className="sr-only">{text}</span> }}
            />
          </TextButton>
        )}
        {one.state === 'scheduled' && (
          <May do="content.publish">
            <TextButton onClick={onUnschedule}>{t('home-desk.cancelPublication')}</TextButton>
          </May>
        )}
      </div>
    </li>
  );
}
