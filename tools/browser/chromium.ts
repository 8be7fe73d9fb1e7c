import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StepError } from '../bootstrap/steps.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** A browser that shows pages, fetches nothing of its own and runs inside containers. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--metrics-recording-only',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
]

/** The path of the installed Chromium: `CHROMIUM`, or the first of its names on the PATH. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  return findProgram(NAMES)
}

/**
 * Chromium's engine without its windows (Debian's chromium-headless-shell), if it is installed and no browser was
 * named: it shows pages with less than half the work of the whole browser. It has no back/forward cache and smooths
 * letters otherwise.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM ? undefined : findProgram(['chromium-headless-shell'])

/** What shows pages where only their content matters: the engine alone, else the whole browser. */
export const requireEngine = (): string => findHeadlessShell() ?? requireChromium()

/** The whole browser. */
export function requireChromium(): string {
  const path = findChromium()
  if (path) return path
  throw new StepError('Chromium is not installed: apt-get install chromium, or set CHROMIUM to its path.')
}

export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}
