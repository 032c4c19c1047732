import { resolve } from 'node:path';
import { projectFiles } from './checks/project-files.ts';
import { longest, sizesOf } from './checks/sizes.ts';

const sizes = sizesOf(await projectFiles(resolve(import.meta.dirname, '..'), ['.ts', '.tsx']));

for (const file of sizes.tooLong) console.error(`${file}; the limit is ${longest}: tell two stories in two files`);
console.log(`${sizes.files} files: half have at most ${sizes.median} lines, nine of ten at most ${sizes.p90}.`);
process.exitCode = sizes.tooLong.length === 0 ? 0 : 1;
