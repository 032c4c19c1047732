/** All subjects of the state by name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * How many changes of each tab a kept text holds: by it a tab sees that another wrote without knowing its last change.
 * Undefined where the text does not say.
 */
export type Heard = Readonly<Record<string, number>> | undefined;

export type Kept = { readonly values: Values; readonly heard: Heard };

/** More tabs than ever write within the time that a change is watched over. */
const mostTabs = 20;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a kept text holds. One that is damaged, or of another version, is as good as none. */
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

/** What is known of the tabs after one more change of a tab; those that wrote last are at the end. */
export function heardAfter(heard: Heard, tab: string, count: number): NonNullable<Heard> {
  const others = Object.entries(heard ?? {}).filter(([other]) => other !== tab);
  return Object.fromEntries([...others.slice(1 - mostTabs), [tab, count]]);
}

export function sendCached(version: number, { values, heard }: Kept): string {
  return JSON.stringify({ version, values, heard });
}
