// Preloaded into the shop by harness.ts: on SIGUSR2 writes the event loop's delay and the number of attackers'
// requests, and resets both.
import { subscribe } from 'node:diagnostics_channel'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 10

// Worker threads load this file too, but are not measured.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  // CPU time of the main thread between two timer turns: how long the shop itself delayed others, without the time that
  // other programs of a busy machine took from it.
  const worked = createHistogram()
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return user + system
  }
  let before = spent()
  setInterval(() => {
    const now = spent()
    worked.record(Math.max(1, now - before))
    before = now
  }, RESOLUTION_MS).unref()

  let arrived = 0
  subscribe('http.server.request.start', message => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message)
    if (request.socket.remoteAddress?.startsWith('127.1.')) arrived++
  })

  process.on('SIGUSR2', () => {
    /** @param {number} ms */
    const beyond = ms => Math.max(0, ms - RESOLUTION_MS)
    /** @param {import('node:perf_hooks').Histogram} of @param {number} unit */
    const inMilliseconds = (of, unit) => ({
      p999: beyond(of.percentile(99.9) / unit),
      worst: beyond(of.max / unit),
    })
    const file = join(process.env.DATA_DIR ?? '.', 'loop-delay.json')
    writeFileSync(
      `${file}.part`,
      JSON.stringify({ waited: inMilliseconds(delay, 1e6), worked: inMilliseconds(worked, 1e3), arrived }),
    )
    renameSync(`${file}.part`, file)
    delay.reset()
    worked.reset()
    arrived = 0
  })
}
