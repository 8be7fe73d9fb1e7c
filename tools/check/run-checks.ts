import { ALL_CHECKS, type Check } from './all-checks.ts'
import { mapConcurrently } from './map-concurrently.ts'

export interface CheckResult {
  name: string
  seconds: number
  errors: string[]
  warnings: string[]
}

/** Runs the checks, two at a time. A check that throws has failed. */
export function runChecks(
  root: string,
  done: (result: CheckResult) => void,
  checks: readonly Check[] = ALL_CHECKS,
): Promise<CheckResult[]> {
  return mapConcurrently(2, checks, async ({ name, find }) => {
    const began = performance.now()
    const found = await find(root).catch(error => ({ errors: [String(error?.stack ?? error)], warnings: [] }))
    const result = { name, seconds: (performance.now() - began) / 1000, ...found }
    done(result)
    return result
  })
}

/** A result for the reader: one line on success, followed by the reasons on failure. */
export function describeResult({ name, seconds, errors, warnings }: CheckResult): string {
  const mark = errors.length > 0 ? '✗' : '✓'
  const words = errors.length > 0 ? 'failed' : warnings.length > 0 ? `${warnings.length} warnings` : 'ok'
  const line = `${mark} ${name.padEnd(22)} ${words}${seconds >= 0.5 ? `, ${seconds.toFixed(1)} s` : ''}`
  const below = errors.length > 0 ? errors : warnings.map(warning => `  ${warning}`)
  return [line, ...below].join('\n')
}
