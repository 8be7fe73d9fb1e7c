import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { highest, percentile } from '../bench/numbers.ts'

// Run by harness.ts as a thread: requests /health/live every 20 ms, whether or not earlier requests were answered, so
// that a stall counts for all the requests it would have met.

const EVERY_MS = 20
const { port } = workerData as { port: number }
const agent = new Agent({ keepAlive: true })
const requests: Promise<number>[] = []
let failed = 0

const timer = setInterval(() => requests.push(requestHealth()), EVERY_MS)

parentPort?.once('message', async (afterMs: number) => {
  await wait(afterMs)
  clearInterval(timer)
  const took = await Promise.all(requests)
  agent.destroy()
  parentPort?.postMessage({ p99: percentile(took, 0.99), worst: highest(took), failed })
})
parentPort?.postMessage('asks')

function requestHealth(): Promise<number> {
  const began = performance.now()
  return new Promise(resolve => {
    const end = (ok: boolean) => {
      if (!ok) failed++
      resolve(performance.now() - began)
    }
    request({ host: '127.0.0.1', port, path: '/health/live', agent }, answer => {
      answer.resume().once('end', () => end(answer.statusCode === 200))
    })
      .on('error', () => end(false))
      .end()
  })
}
