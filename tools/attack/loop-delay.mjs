// Loaded into the shop by harness.ts: on SIGUSR2 writes how long the event loop kept others waiting, and begins anew.
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
process.on('SIGUSR2', () => {
  /** @param {number} nanoseconds */
  const ms = nanoseconds => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  const file = join(process.env.DATA_DIR ?? '.', 'loop-delay.json')
  writeFileSync(`${file}.part`, JSON.stringify({ p999: ms(delay.percentile(99.9)), worst: ms(delay.max) }))
  renameSync(`${file}.part`, file)
  delay.reset()
})
