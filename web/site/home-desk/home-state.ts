import type { HomeBlock } from '#contract/site/home-blocks.ts';
import type { DeskHome } from '#contract/site/home-desk.ts';
import { isRecord } from '#web/core/hydration/unknown-values.ts';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { areDraftBlocks } from './draft-block.ts';
import { freshFactsIn, noFacts, type FreshFacts } from './fresh-facts.ts';

export type Blocks = readonly HomeBlock[];

/** What the editor of the home page shows. */
export type HomeState = {
  /** The saved home page with its versions, as far as this page knows. */
  readonly home: DeskHome;
  /** The version on which the blocks on the screen are based. */
  readonly base: Pick<DeskHome, 'version' | 'blocks'>;
  readonly blocks: Blocks;
  readonly fresh: FreshFacts;
  /** What somebody else has saved, while it is asked which blocks stay. */
  readonly met: DeskHome | undefined;
};

/** What is kept of the editor over an expired session. */
type UnsavedHome = Pick<HomeState, 'base' | 'blocks' | 'fresh'>;

type Answer = {
  readonly home?: DeskHome;
  readonly conflict?: { readonly present: DeskHome } | null;
};

/** Returns the editor of a home page without own changes. */
export function opened(home: DeskHome): HomeState {
  return { home, base: home, blocks: home.blocks, fresh: noFacts, met: undefined };
}

export function isUnsaved({ blocks, base }: HomeState): boolean {
  return isOther(blocks, base.blocks);
}

/**
 * Returns the editor after an answer. `sent` are the blocks of the screen that were sent; undefined for a request that does
 * not touch them. What was changed since stays. A version of somebody else takes the place of the own blocks only if
 * nothing of them is unsaved; otherwise they stay based on the version before, so that saving them is a conflict.
 */
export function afterAnswer(before: HomeState, { home, conflict }: Answer, sent: Blocks | undefined): HomeState {
  const state = home ? withSaved(before, home, sent) : before;
  if (!conflict) return state;
  return isUnsaved(state) ? { ...state, met: conflict.present } : replaced(state, conflict.present);
}

function withSaved(state: HomeState, home: DeskHome, sent: Blocks | undefined): HomeState {
  if (sent) return { ...state, home, base: home, blocks: isOther(state.blocks, sent) ? state.blocks : home.blocks };
  if (home.version === state.base.version || isUnsaved(state)) return { ...state, home };
  return replaced(state, home);
}

/** Returns the editor with a version in the place of the own blocks. */
export function replaced(state: HomeState, home: DeskHome): HomeState {
  return { ...opened(home), fresh: state.fresh };
}

/** Returns what is unsaved; undefined if nothing is, and nothing was chosen for the open form of a block either. */
export function unsavedHome(state: HomeState): UnsavedHome | undefined {
  const { base, blocks, fresh } = state;
  if (!isUnsaved(state) && fresh.products.length + fresh.pictures.length === 0) return undefined;
  return { blocks, base: { version: base.version, blocks: base.blocks }, fresh };
}

/** Returns the editor with what was unsaved before a login. */
export function takenBack(state: HomeState, { blocks, base, fresh }: UnsavedHome): HomeState {
  return isOther(blocks, base.blocks) ? { ...state, blocks, base, fresh } : { ...state, fresh };
}

/** Returns what was kept of the editor; undefined if it is damaged. */
export function unsavedIn(kept: unknown): UnsavedHome | undefined {
  if (!isRecord(kept) || !areDraftBlocks(kept['blocks'])) return undefined;
  const { base } = kept;
  if (!isRecord(base) || typeof base['version'] !== 'number' || !areDraftBlocks(base['blocks'])) return undefined;
  const fresh = freshFactsIn(kept['fresh']);
  return { blocks: kept['blocks'], base: { version: base['version'], blocks: base['blocks'] }, fresh };
}
