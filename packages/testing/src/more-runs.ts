import { isLongRun } from './long-run.ts'

// Number of generated cases in a long run; 100 in any other.
if (isLongRun) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ numRuns: 2000 })
}
