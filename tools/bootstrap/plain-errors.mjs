// Preloaded by run-tool.mjs: expected failures end a tool with their message alone, all others with a stack trace.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('uncaughtException', error => {
    process.stderr.write(`${error?.name === 'StepError' ? error.message : (error?.stack ?? error)}\n`)
    process.exit(1)
  })
}
