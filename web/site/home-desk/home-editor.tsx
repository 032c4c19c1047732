import { useState } from 'react';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { DeskHome } from '#contract/site/home-desk.ts';
import { t } from '#messages/messages.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { SaveBar, unsavedNote } from '#web/core/forms/save-bar.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { May } from '#web/core/session/may.tsx';
import { BlockList } from './block-list.tsx';
import type { DeskFacts } from './block-notes.ts';
import { MeanwhileDialog } from './meanwhile-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useHomeEditor } from './use-home-editor.ts';
import { VersionList } from './version-list.tsx';

type HomeEditorProps = Omit<DeskFacts, 'products' | 'pictures' | 'noteProduct' | 'notePicture'> & {
  readonly home: DeskHome;
};

/** The editor of the home page: its blocks, what is public of them, and the earlier versions. */
export function HomeEditor({ home: loaded, ...names }: HomeEditorProps) {
  const { element, facts: known, ...editor } = useHomeEditor(loaded);
  const { home, blocks, isChanged, isBusy, rejected } = editor;
  const [isScheduling, schedule] = useState(false);
  const facts = { ...names, ...known };
  const isPublic = home.version === home.live && !isChanged;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <HomeStatus home={home} />
        <div className="flex flex-wrap gap-2">
          <Button tone="outline" size="small" busy={isBusy} onClick={editor.preview}>
            {t('home-desk.preview')}
          </Button>
          <May do="content.publish">
            <Button tone="outline" size="small" disabled={isPublic} onClick={() => schedule(true)}>
              {t('home-desk.schedulePublication')}
            </Button>
            <Button size="small" disabled={isPublic} busy={isBusy} onClick={() => editor.publish()}>
              {t('home-desk.publish')}
            </Button>
          </May>
        </div>
      </div>
      <div ref={element}>
        <div className="grid items-start gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <BlockList
            blocks={blocks}
            troubles={home.troubles}
            refused={editor.refused}
            now={home.now}
            facts={facts}
            onChange={editor.change}
          />
          <VersionList home={home} onShow={editor.show} onRestore={editor.restore} onUnschedule={editor.unschedule} />
        </div>
        <div className="mt-4 grid gap-4 empty:hidden">
          <FormAlert of={rejected} />
          {editor.notice}
        </div>
      </div>
      {isChanged && (
        <SaveBar note={unsavedNote}>
          <Button tone="outline" onClick={editor.discard}>
            {t('home-desk.discard')}
          </Button>
          <Button busy={isBusy} onClick={editor.save}>
            {t('home-desk.saveDraft')}
          </Button>
        </SaveBar>
      )}
      {editor.question}
      {isScheduling && (
        <ScheduleDialog
          now={home.now}
          onClose={() => schedule(false)}
          onSchedule={(at) => {
            schedule(false);
            editor.publish(at);
          }}
        />
      )}
      {editor.shown && <PreviewDialog {...editor.shown} onClose={editor.hide} />}
      {editor.met && (
        <MeanwhileDialog
          present={editor.met}
          onClose={editor.leave}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
    </>
  );
}

/** Says what customers see, and what is only a draft. */
function HomeStatus({ home }: { readonly home: DeskHome }) {
  const { versions, version, live } = home;
  const shown = versions.find((one) => one.version === live);
  const newest = versions.find((one) => one.version === version);
  const next = versions
    .filter(({ state }) => state === 'scheduled')
    .toSorted(byTime)
    .at(0);
  return (
    <div className="grid max-w-prose gap-1 text-small text-stone">
      <p>
        {shown?.publishAt
          ? t('home-desk.customersSeeVersion', {
              version: shown.version,
              at: momentWords(shown.publishAt),
              by: shown.by,
            })
          : t('home-desk.customersSeeOriginal')}
      </p>
      {newest?.state === 'draft' && (
        <p className="text-warn">{t('home-desk.newestIsDraft', { version: newest.version, by: newest.by })}</p>
      )}
      {next?.publishAt && (
        <p className="text-warn">
          {t('home-desk.nextIsPublishedAt', { version: next.version, at: momentWords(next.publishAt) })}
        </p>
      )}
    </div>
  );
}

type Timed = { readonly publishAt: string | null };

const byTime = (one: Timed, other: Timed) => (one.publishAt ?? '').localeCompare(other.publishAt ?? '');
