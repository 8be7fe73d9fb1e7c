// Loaded before a tool (run-tool.mjs): an expected failure ends it with its message alone, everything else with a stack trace.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('uncaughtException', error => {
    process.stderr.write(`${error?.name === 'StepError' ? error.message : (error?.stack ?? error)}\n`)
    process.exit(1)
  })
}
