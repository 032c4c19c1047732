import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import type { HomeBlock } from '#contract/home-blocks.ts';
import type { DeskHome } from '#contract/home-desk.ts';
import { rejectionIn } from '../api-client/action-outcome.ts';
import type { FieldErrors } from '../forms/use-refused.ts';
import { useRequest } from '../requests/use-request.tsx';
import { toast } from '../ui/toast.ts';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import type { HomeOutcome } from './saved-home.ts';

type Blocks = readonly HomeBlock[];

type Shown = { readonly version: number; readonly title: string };

/**
 * What was sent last: the blocks that were on the screen and that the answer replaces, if any; and whether they are
 * previewed once they are saved.
 */
type Sent = { readonly blocks: Blocks | undefined; readonly isForPreview: boolean };

const asJson = { method: 'post', encType: 'application/json' } as const;

const shownAs = ({ version }: DeskHome): Shown => ({
  version,
  title: version === 0 ? t('home-desk.originalHome') : t('home-desk.version', { version }),
});

/** The state of the editor: the blocks on the screen, the saved home page, and the requests between them. */
export function useHomeEditor(loaded: DeskHome) {
  const [home, setHome] = useState(loaded);
  const [blocks, setBlocks] = useState<Blocks>(loaded.blocks);
  const [sent, setSent] = useState<Sent>();
  const [shown, show] = useState<Shown>();
  const [met, meet] = useState<DeskHome>();
  const [refused, setRefused] = useState<FieldErrors>({});
  const { data, state, submit, notice } = useRequest<HomeOutcome>({
    what: t('home-desk.homeNotSaved'),
    check: t('home-desk.checkVersions'),
    told: 'beside',
  });
  // Once the answer is here, what follows can be asked for, while the page reads its data again.
  const isBusy = state === 'submitting';
  const isChanged = isOther(blocks, home.blocks);
  const { question, discard } = useUnsaved(isChanged && !isBusy);

  const [answered, setAnswered] = useState<HomeOutcome>();
  if (data && data !== answered) {
    setAnswered(data);
    setRefused(placesIn(data.errors ?? {}));
    if (data.home) take(data.home);
    if (data.isDone && data.home && sent?.isForPreview) show(shownAs(data.home));
    // Without own changes there is nothing to choose between.
    if (data.conflict && isChanged) meet(data.conflict.present);
    else if (data.conflict) take(data.conflict.present);
  }
  useEffect(() => {
    if (data?.isDone) toast(data.message);
    else if (data?.conflict) toast(t('home-desk.tookTheirs'));
  }, [data]);

  /** Takes what is saved. What was changed on the screen since it was sent stays. */
  function take(saved: DeskHome) {
    setHome(saved);
    if (sent?.blocks && !isOther(blocks, sent.blocks)) setBlocks(saved.blocks);
  }

  function save(version = home.version, isForPreview = false) {
    setSent({ blocks, isForPreview });
    void submit({ intent: 'save', blocks: structuredClone([...blocks]), version }, asJson);
  }

  return {
    home,
    blocks,
    isChanged,
    isBusy,
    notice,
    question,
    refused,
    shown,
    met,
    rejected: rejectionIn(data),
    change: (change: (before: Blocks) => HomeBlock[]) => {
      setBlocks(change);
      setRefused({});
    },
    save: () => save(),
    discard: () => discard(() => setBlocks(home.blocks)),
    /** Shows the page with the blocks of the screen, which are saved as a draft first. */
    preview: () => (isChanged ? save(home.version, true) : show(shownAs(home))),
    show: (version: number, title: string) => show({ version, title }),
    hide: () => show(undefined),
    /** Publishes the blocks of the screen, at once or at a local time of the shop. */
    publish(at?: string) {
      setSent({ blocks, isForPreview: false });
      const { version } = home;
      const fields = { intent: 'publish', blocks: structuredClone([...blocks]), version };
      void submit(at === undefined ? fields : { ...fields, at }, asJson);
    },
    /** Takes an earlier version, 0 for the original one, as the draft; changes on the screen are asked for first. */
    restore: (earlier: number) =>
      discard(() => {
        setSent({ blocks, isForPreview: false });
        void submit({ intent: 'restore', earlier, version: home.version }, asJson);
      }),
    unschedule(version: number) {
      setSent({ blocks: undefined, isForPreview: false });
      void submit({ intent: 'unschedule', version }, asJson);
    },
    leave: () => meet(undefined),
    keepMine() {
      if (met) save(met.version);
      meet(undefined);
    },
    takeTheirs() {
      if (!met) return;
      setHome(met);
      setBlocks(met.blocks);
      meet(undefined);
    },
  };
}

/** Returns the server's errors by their place in the list of blocks: '2.wide'. */
function placesIn(errors: FieldErrors): FieldErrors {
  const own = Object.entries(errors).filter(([place]) => place.startsWith('blocks.'));
  return Object.fromEntries(own.map(([place, words]) => [place.slice('blocks.'.length), words]));
}
