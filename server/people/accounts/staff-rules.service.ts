import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import type { Services } from '#server/core/context/context.ts';

/** The rules for accounts of those who work in the shop. */
export type StaffRules = {
  /** How long a session may be idle. */
  readonly idleMs: number;
  /** How long somebody may work without a second factor, from the first login on. */
  readonly graceMs: number;
};

/** Returns the rules for accounts of those who work in the shop; undefined for a demonstration that keeps to none. Costs no query. */
export function staffRules({ settings, ownerSettings }: Pick<Services, 'settings' | 'ownerSettings'>) {
  const { idleMinutes, factorDays, staffRulesInDemo } = ownerSettings.current().security;
  if (settings.mode === 'demo' && !staffRulesInDemo) return undefined;
  return { idleMs: idleMinutes * minuteMs, graceMs: factorDays * dayMs } satisfies StaffRules;
}

/** Until when somebody who was first asked then may work without a second factor. */
export function dutyEnd({ graceMs }: StaffRules, askedAt: Date): Date {
  return new Date(askedAt.getTime() + graceMs);
}
