import { isRecord } from '../unknown-values.ts';

/** All slices of the state, by name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * How many changes of each tab a stored text contains (a version vector): a tab sees from it that another tab wrote
 * without its last change. Undefined if the text has none.
 */
export type Heard = Readonly<Record<string, number>> | undefined;

export type Kept = { readonly values: Values; readonly heard: Heard };

/** More tabs than ever write within the time in which a change can be lost. */
const mostTabs = 20;

/** Parses a stored text. A damaged one, or one of another version, is empty. */
export function readKept(text: string | null, version: number): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!isRecord(kept) || kept['version'] !== version || !isRecord(kept['values'])) return nothing;
    return { values: kept['values'], heard: heardIn(kept['heard']) };
  } catch {
    return nothing;
  }
}

const nothing: Kept = { values: {}, heard: undefined };

function heardIn(value: unknown): Heard {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([tab, count]) => (typeof count === 'number' ? [[tab, count] as const] : [])),
  );
}

/** Returns the version vector after one more change of a tab; the tabs that wrote last are at the end. */
export function heardAfter(heard: Heard, tab: string, count: number): NonNullable<Heard> {
  const others = Object.entries(heard ?? {}).filter(([other]) => other !== tab);
  return Object.fromEntries([...others.slice(1 - mostTabs), [tab, count]]);
}

export function sendCached(version: number, { values, heard }: Kept): string {
  return JSON.stringify({ version, values, heard });
}
