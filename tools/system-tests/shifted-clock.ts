// NODE_OPTIONS=--import=.../shifted-clock.ts: a process whose clock is wrong by the milliseconds in CLOCK_FILE, and is
// adjusted while it runs, as a machine's may be. Timers and the monotonic clock are unchanged.
import { existsSync, readFileSync } from 'node:fs'

const { CLOCK_FILE: file = '' } = process.env
let shift = 0
const readClockShift = () => {
  shift = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

readClockShift()
setInterval(readClockShift, 100).unref()
globalThis.Date = new Proxy(Date, {
  construct: (real, given) =>
    given.length === 0 ? new real(real.now() + shift) : Reflect.construct(real, given),
  get: (real, name) => (name === 'now' ? () => real.now() + shift : Reflect.get(real, name)),
})
