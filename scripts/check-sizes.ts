import { resolve } from 'node:path';
import { projectFiles } from './checks/project-files.ts';
import { longest, mostOfMain, sizesOf } from './checks/sizes.ts';

const sizes = sizesOf(await projectFiles(resolve(import.meta.dirname, '..'), ['.ts', '.tsx']));

for (const file of sizes.tooLong) console.error(`${file}; the limit is ${longest}: split it by subject`);
if (sizes.main > mostOfMain) console.error(`main/ has ${sizes.main} lines; the limit is ${mostOfMain}: it only joins`);
console.log(`${sizes.files} files: half have at most ${sizes.median} lines, nine of ten at most ${sizes.p90}.`);
process.exitCode = sizes.tooLong.length === 0 && sizes.main <= mostOfMain ? 0 : 1;
