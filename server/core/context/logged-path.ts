import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';

const calls = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));

/** The steps of all known paths that are no parameters. */
const words = new Set(
  [...calls.map(({ path }) => path), ...Object.values<string>(pageAddresses)]
    .flatMap((path) => path.split('/'))
    .filter((step) => !step.startsWith(':')),
);

/** What no first step of a path is but a word of a route: an address that somebody mistyped may say anything. */
const plain = /^[a-z_-]{0,24}$/;

/**
 * Returns what the log may say of a request target: the kind of work, and nothing of a person or a secret. Of the first two
 * steps of the path only known words are kept; parameters, as the token of a link, become ':'.
 */
export function loggedPath(target: string): string {
  const [path = ''] = target.split('?');
  const [first = '', ...others] = path
    .split('/')
    .slice(1, 3)
    .map((step) => step.replace(/\.data$/, ''));
  const shown = [plain.test(first) ? first : ':', ...others.map((step) => (words.has(step) ? step : ':'))];
  return `/${shown.join('/')}`;
}
