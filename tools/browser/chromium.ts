import { findChromium, findHeadlessShell } from '../bootstrap/programs.mjs'
import { StepError } from '../bootstrap/steps.mjs'

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

/** What shows pages where only their content matters: the engine alone, else the whole browser. */
export const requireEngine = (): string => findHeadlessShell() ?? requireChromium()

/** The whole browser. */
export function requireChromium(): string {
  const path = findChromium()
  if (path) return path
  throw new StepError('Chromium is not installed: apt-get install chromium, or set CHROMIUM to its path.')
}
