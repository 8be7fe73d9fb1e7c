import { findChromium, findHeadlessShell } from '../bootstrap/programs.mjs'
import { StepError } from '../bootstrap/steps.mjs'

/** Flags for a browser without requests of its own that runs inside containers. */
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

/** Path of a browser for tests of content only: the headless engine, else the full browser. */
export const requireEngine = (): string => findHeadlessShell() ?? requireChromium()

/** Path of the full browser. */
export function requireChromium(): string {
  const path = findChromium()
  if (path) return path
  throw new StepError('Chromium is not installed: apt-get install chromium, or set CHROMIUM to its path.')
}
