import { root } from './bootstrap/root.mjs'
import { describeResult, runChecks } from './check/run-checks.ts'
import { summaryLine } from './test/summary.ts'

const results = await runChecks(root, result => console.log(describeResult(result)))
const failed = results.filter(({ errors }) => errors.length > 0).length
console.log(summaryLine({ passed: results.length - failed, failed, skipped: 0 }))
process.exitCode = failed > 0 ? 1 : 0
