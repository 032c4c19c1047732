import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The files that take longest: begun last, one of them would run alone at the end. */
const long = ['references.spec.ts', 'looks.spec.ts', 'covered.spec.ts'];

/** Runs the longest files first, and the others in vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await BaseSequencer.prototype.sort.call(
      this,
      files.filter((file) => !isLong(file)),
    );
    return [...long.flatMap((name) => files.filter((file) => nameOf(file) === name)), ...others];
  }
}

const nameOf = ({ moduleId }: TestSpecification): string => basename(moduleId);

const isLong = (file: TestSpecification): boolean => long.includes(nameOf(file));
