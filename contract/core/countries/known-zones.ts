import { isKnownZone } from '../time/shop-clock.ts';
import type { Country, ZoneChoice } from './country.ts';

/** Returns the time zones of a country that this process knows: with an old Node, the youngest are missing. */
export function knownZones({ timeZones }: Pick<Country, 'timeZones'>): ZoneChoice[] {
  return timeZones.filter(({ zone }) => isKnownZone(zone));
}

/** Returns a zone of the country: the asked one if it is one of them and known here, else the main one. */
export function zoneOf(country: Country, asked: string): string {
  return knownZones(country).some(({ zone }) => zone === asked) ? asked : country.timeZone;
}
