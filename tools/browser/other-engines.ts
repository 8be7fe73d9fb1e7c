import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from './chromium.ts'

const LIBRARIES = '/usr/lib'

export const findFirefox = (): string | undefined => findProgram(['firefox-esr', 'firefox'])

/** WebKit's browser for tests, which Debian keeps beside its libraries, and what drives and shows it. */
export function findMiniBrowser(): string | undefined {
  if (!['WebKitWebDriver', 'xvfb-run', 'xauth'].every(name => findProgram([name]))) return undefined
  if (!existsSync(LIBRARIES)) return undefined
  return readdirSync(LIBRARIES)
    .flatMap(machine => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(name => join(LIBRARIES, machine, name)))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(path => existsSync(path))
}
