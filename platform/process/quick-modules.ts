import { registerHooks, type ResolveFnOutput } from 'node:module';

const root = new URL('../..', import.meta.url).href;
const packages = `${root}node_modules/`;

/** All of its files are modules, and they import each other with their whole names. */
const drizzle = `${packages}drizzle-orm/`;

/** All of package.json's `imports` are of this kind: `#platform/logs/…` is the file platform/logs/…. */
const ofProject = /^#[a-z]+\/.*\.ts$/;

/** The packages that files of the project import, by their words. */
const found = new Map<string, ResolveFnOutput>();

/**
 * A start loads some two thousand modules, and Node reads the package.json for each to find out what kind of module it is:
 * drizzle-orm's, which lists six hundred files, took two thirds of the time of a start. Here the names say it. Whatever they
 * do not say is left to Node. What a file imports by name is found before the file runs, so that who imports this one imports the rest
 * by `import()`.
 */
registerHooks({
  resolve(words, context, next) {
    const from = context.parentURL ?? '';
    if (words.startsWith('.') && from.startsWith(drizzle)) return asFile(words, from, 'module');
    if (!from.startsWith(root) || from.startsWith(packages)) return next(words, context);
    if (ofProject.test(words)) return asFile(`./${words.slice(1)}`, root, 'module-typescript');
    if (words.startsWith('.')) {
      return words.endsWith('.ts') ? asFile(words, from, 'module-typescript') : next(words, context);
    }
    // What `require` finds may be another file of the package.
    if (words.startsWith('node:') || context.conditions.includes('require')) return next(words, context);
    const known = found.get(words) ?? { ...next(words, context), shortCircuit: true };
    found.set(words, known);
    return known;
  },
});

function asFile(words: string, from: string, format: 'module' | 'module-typescript'): ResolveFnOutput {
  return { url: new URL(words, from).href, format, shortCircuit: true };
}
