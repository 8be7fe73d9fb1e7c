import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const DEBIAN_POSTGRES = '/usr/lib/postgresql'
const LIBRARIES = '/usr/lib'

/**
 * The first of these programs on the PATH.
 *
 * @param {readonly string[]} names
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/**
 * The first Python on the PATH for which the system's package manager installed this module.
 *
 * @param {string} name
 */
export function findPythonWith(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const module = join('..', 'lib', 'python3', 'dist-packages', name)
  return folders
    .filter(folder => existsSync(join(folder, module)))
    .map(folder => join(folder, 'python3'))
    .find(path => existsSync(path))
}

/** The path of the installed Chromium: `CHROMIUM`, or the first of its names on the PATH. */
export function findChromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  return findProgram(CHROMIUM_NAMES)
}

/**
 * Chromium's engine without windows (Debian's chromium-headless-shell), if it is installed and `CHROMIUM` is not set:
 * it renders pages with less than half the work of the full browser. It has no back/forward cache and other font
 * smoothing.
 */
export const findHeadlessShell = () =>
  process.env.CHROMIUM ? undefined : findProgram(['chromium-headless-shell'])

/** Folder of the newest Postgres server's programs. */
export function findPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : []
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(DEBIAN_POSTGRES, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')))
  const onPath = findProgram(['initdb'])
  return installed ?? (onPath && dirname(realpathSync(onPath)))
}

/** On Debian it is outside the PATH of normal users. */
export const findNginx = () => findProgram(['nginx']) ?? ['/usr/sbin/nginx'].find(path => existsSync(path))

export const findFirefox = () => findProgram(['firefox-esr', 'firefox'])

/**
 * WebKit's MiniBrowser for tests, which Debian stores beside its libraries; requires its driver and a virtual display.
 */
export function findMiniBrowser() {
  if (!['WebKitWebDriver', 'xvfb-run', 'xauth'].every(name => findProgram([name]))) return undefined
  if (!existsSync(LIBRARIES)) return undefined
  return readdirSync(LIBRARIES)
    .flatMap(machine => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(name => join(LIBRARIES, machine, name)))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(path => existsSync(path))
}
