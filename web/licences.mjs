// Holds the licences of all packages, as the lock file names them, against those that the project takes.
import { readFileSync } from 'node:fs';

// What ends up in the page is part of a program under the GPL.
const IN_THE_PAGE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'GPL-3.0-or-later', 'ISC', 'MIT'];
// What only builds or tries it.
const BESIDE_IT = [...IN_THE_PAGE, '(MIT OR CC0-1.0)', 'MPL-2.0', 'Python-2.0'];

const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf8'));
const taken = Object.entries(packages).filter(([path]) => path !== '');
const wrong = taken.filter(([, { dev, license }]) => !(dev ? BESIDE_IT : IN_THE_PAGE).includes(license));
for (const [path, { license }] of wrong) console.error(`${path}: ${license ?? 'no licence'}`);
console.log(`licences of ${taken.length} packages of the page: ${wrong.length} are not taken`);
process.exitCode = wrong.length || !taken.length ? 1 : 0;
