import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HomeBlock } from '#contract/site/home-blocks.ts';
import type { DeskHome, NamedProduct } from '#contract/site/home-desk.ts';
import { rejectionIn } from '#web/core/api-client/action-outcome.ts';
import { showFirstWrong } from '#web/core/forms/show-first-wrong.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { useInterrupted } from '#web/core/interrupted/use-interrupted.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import {
  afterAnswer,
  isUnsaved,
  opened,
  replaced,
  takenBack,
  unsavedHome,
  unsavedIn,
  type Blocks,
} from './home-state.ts';
import { knownFacts, type FreshFacts } from './fresh-facts.ts';
import type { KnownPicture } from './known-pictures.ts';
import type { HomeOutcome } from './saved-home.ts';

type Shown = { readonly version: number; readonly title: string };

/** What was sent last: the blocks of the screen, if the request touches them; and whether they are previewed once they are saved. */
type Sent = { readonly blocks: Blocks | undefined; readonly isForPreview: boolean };

type SentFields = {
  readonly intent: 'save' | 'publish' | 'restore' | 'unschedule';
  readonly version?: number;
  readonly earlier?: number;
  readonly at?: string;
};

const asJson = { method: 'post', encType: 'application/json' } as const;

const shownAs = ({ version }: DeskHome): Shown => ({
  version,
  title: version === 0 ? t('home-desk.originalHome') : t('home-desk.version', { version }),
});

/** The state of the editor: the blocks on the screen, the saved home page, and the requests between them. */
export function useHomeEditor(loaded: DeskHome) {
  const [state, setState] = useState(() => opened(loaded));
  const [sent, setSent] = useState<Sent>();
  const [shown, show] = useState<Shown>();
  const [refused, setRefused] = useState<FieldErrors>({});
  const {
    data,
    state: progress,
    submit,
    notice,
  } = useRequest<HomeOutcome>({
    what: t('home-desk.homeNotSaved'),
    check: t('home-desk.checkVersions'),
    told: 'beside',
  });
  const { home, base, blocks, fresh, met } = state;
  // Once the answer is here, what follows can be asked for, while the page reads its data again.
  const isBusy = progress === 'submitting';
  const isChanged = isUnsaved(state);
  const { question, discard } = useUnsaved(isChanged && !isBusy);
  useInterrupted({
    name: 'home',
    unsaved: unsavedHome(state),
    read: unsavedIn,
    takeBack: (kept) => setState((before) => takenBack(before, kept)),
  });

  const [answered, setAnswered] = useState<HomeOutcome>();
  if (data && data !== answered) {
    setAnswered(data);
    setRefused(placesIn(data.errors ?? {}));
    setState(afterAnswer(state, data, sent?.blocks));
    if (data.isDone && data.home && sent?.isForPreview) show(shownAs(data.home));
  }
  const element = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((outcome: HomeOutcome) => {
    if (outcome.isDone) toast(outcome.message);
    else if (!outcome.conflict) showFirstWrong(element.current);
    else if (!met) toast(t('home-desk.tookTheirs'));
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);

  const put = (next: Blocks) => setState((before) => ({ ...before, blocks: next }));
  const note = (more: (before: FreshFacts) => Partial<FreshFacts>) =>
    setState((before) => ({ ...before, fresh: { ...before.fresh, ...more(before.fresh) } }));
  const leave = () => setState((before) => ({ ...before, met: undefined }));

  /** Sends a change of the home page; the blocks of the screen too, if it saves them. */
  function send(fields: SentFields, { isForPreview = false, version = base.version } = {}) {
    setSent({ blocks: fields.intent === 'unschedule' ? undefined : blocks, isForPreview });
    const isSaved = fields.intent === 'save' || fields.intent === 'publish';
    void submit({ version, ...fields, ...(isSaved && { blocks: structuredClone([...blocks]) }) }, asJson);
  }

  return {
    /** Contains what can be wrong, whose first gets the focus. */
    element,
    home,
    blocks,
    facts: {
      ...knownFacts(home, fresh),
      noteProduct: (product: NamedProduct) => note(({ products }) => ({ products: [...products, product] })),
      notePicture: (picture: KnownPicture) => note(({ pictures }) => ({ pictures: [...pictures, picture] })),
    },
    isChanged,
    isBusy,
    notice,
    question,
    refused,
    shown,
    met,
    rejected: rejectionIn(data),
    change(change: (before: Blocks) => HomeBlock[]): void {
      setState((before) => ({ ...before, blocks: change(before.blocks) }));
      setRefused({});
    },
    save: () => send({ intent: 'save' }),
    discard: () => discard(() => put(base.blocks)),
    /** Shows the page with the blocks of the screen, which are saved as a draft first. */
    preview: () => (isChanged ? send({ intent: 'save' }, { isForPreview: true }) : show(shownAs(home))),
    show: (version: number, title: string) => show({ version, title }),
    hide: () => show(undefined),
    /** Publishes the blocks of the screen, at once or at a local time of the shop. */
    publish: (at?: string) => send(at === undefined ? { intent: 'publish' } : { intent: 'publish', at }),
    /** Takes an earlier version, 0 for the original one, as the draft; changes on the screen are asked for first. */
    restore: (earlier: number) => discard(() => send({ intent: 'restore', earlier }, { version: home.version })),
    unschedule: (version: number) => send({ intent: 'unschedule', version }),
    leave,
    keepMine(): void {
      if (met) send({ intent: 'save' }, { version: met.version });
      leave();
    },
    takeTheirs(): void {
      if (met) setState(replaced(state, met));
    },
  };
}

/** Returns the server's errors by their place in the list of blocks: '2.wide'. */
function placesIn(errors: FieldErrors): FieldErrors {
  const own = Object.entries(errors).filter(([place]) => place.startsWith('blocks.'));
  return Object.fromEntries(own.map(([place, words]) => [place.slice('blocks.'.length), words]));
}
