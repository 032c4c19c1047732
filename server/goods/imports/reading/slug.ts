import { headingKey } from '#platform/table-files/heading-key.ts';

/** Returns the name of something as addresses of shops write it: 'Camisa de Niña' is 'camisa-de-nina'. */
export function slugOf(name: string): string {
  return headingKey(name).replaceAll(' ', '-');
}
