import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { findChromium } from '../bootstrap/programs.mjs'

/** Description of the machine, without which measurements mean nothing. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  const path = findChromium()
  const chromium = path
    ? execFileSync(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim()
        .split(' ')
        .slice(0, 2)
        .join(' ')
    : ''
  const date = new Date().toISOString().slice(0, 10)
  return [
    `${cpus().length} x ${cpu?.model.trim()}`,
    memory,
    `Node ${process.versions.node}`,
    chromium,
    date,
  ].join(', ')
}
