import { isLongRun } from './long-run.ts'

// Properties hold for so many made-up cases in a long run; for 100 in any other.
if (isLongRun) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ numRuns: 2000 })
}
