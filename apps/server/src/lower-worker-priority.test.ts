import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = `
  const { lowerWorkerPriority } = await import('${new URL('./lower-worker-priority.ts', import.meta.url).href}')
  const { promises, readdirSync, readFileSync } = await import('node:fs')
  const { getPriority } = await import('node:os')
  const { Worker } = await import('node:worker_threads')
  lowerWorkerPriority()
  await promises.readFile('/proc/self/comm')
  const worker = new Worker('import("node:worker_threads").then(({ parentPort }) => parentPort.once("message", () => process.exit()))', { eval: true })
  await new Promise(resolve => worker.once('online', () => setImmediate(resolve)))
  const found = {}
  for (const id of readdirSync('/proc/self/task'))
    found[readFileSync('/proc/self/task/' + id + '/comm', 'latin1').trim()] = getPriority(Number(id))
  console.log(JSON.stringify(found))
  worker.postMessage('end')
`

test.runIf(process.platform === 'linux')(
  'the thread that answers comes before those that work for it',
  () => {
    const cwd = fileURLToPath(new URL('.', import.meta.url))
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      encoding: 'utf8',
      cwd,
    })
    const priorities = JSON.parse(said) as Record<string, number>
    expect(priorities).toMatchObject({ 'libuv-worker': 5, WorkerThread: 5, MainThread: 0 })
  },
)
