import { nextTick } from 'node:process'
import { setImmediate as nextLoop } from 'node:timers/promises'

/** Milliseconds per turn of the event loop that received data may take up; then other connections get their turn. */
const TURN_MS = 4

let began: number | undefined

/**
 * Whether this turn of the event loop has used its time. All callers share one turn: hundreds of bodies that arrive at
 * once delay others no longer than one does.
 */
function isSliceUsedUp(): boolean {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => {
      began = undefined
    })
  }
  return now - began >= TURN_MS
}

/** Yields to timers and other connections if this turn has used its time; otherwise continues at once. */
export async function yieldToEventLoop(): Promise<void> {
  while (isSliceUsedUp()) await nextLoop()
}

/**
 * Starts each work at once or in a later turn, round robin over the callers: a caller with hundreds of works delays
 * others by one of them.
 */
export function createFairQueue(): (from: string, work: () => void) => void {
  const waiting = new Map<string, (() => void)[]>()
  const takeNext = (): (() => void) | undefined => {
    for (const [from, works] of waiting) {
      const work = works.shift()
      waiting.delete(from)
      // Behind all other callers.
      if (works.length > 0) waiting.set(from, works)
      return work
    }
    return undefined
  }
  const goOn = () => {
    // One at a time, so that the microtasks of a work run before the next one starts. At least one per turn, since
    // other work may use up every turn.
    takeNext()?.()
    if (waiting.size > 0) setImmediate(goOn)
  }
  return (from, work) => {
    if (waiting.size === 0 && !isSliceUsedUp()) return work()
    if (waiting.size === 0) setImmediate(goOn)
    const own = waiting.get(from)
    if (own) own.push(work)
    else waiting.set(from, [work])
  }
}

/**
 * Milliseconds per turn of the event loop for reading bodies: a large upload gets a share of every turn, and rendering
 * a page takes many turns.
 */
const BODIES_MS = 2

const readers: (() => void)[] = []
let readingSince: number | undefined

/** Waits for a later turn if this one has used its time for bodies. Readers resume in the order of their calls. */
export async function resumeReading(): Promise<void> {
  if (readingSince === undefined) {
    readingSince = performance.now()
    setImmediate(startTick)
  }
  if (readers.length === 0 && performance.now() - readingSince < BODIES_MS) return
  await new Promise<void>(goOn => readers.push(goOn))
}

async function startTick(): Promise<void> {
  if (readers.length === 0) {
    readingSince = undefined
    return
  }
  setImmediate(startTick)
  readingSince = performance.now()
  // At least one per turn. A chunk may be processed after the clock was read, so one more than the time allows may
  // pass.
  do {
    readers.shift()?.()
    await new Promise<void>(nextTick)
  } while (readers.length > 0 && performance.now() - readingSince < BODIES_MS)
}
