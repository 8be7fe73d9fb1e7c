import { nextTick } from 'node:process'
import { setImmediate as nextLoop } from 'node:timers/promises'

/** So long may one turn of the event loop work for those who sent something; then others are looked after. */
const TURN_MS = 4

let began: number | undefined

/**
 * Whether this turn of the event loop has worked long enough. All who ask share one turn: hundreds of bodies that arrive
 * at once hold others up no longer than one does.
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

/** Lets timers and other connections come in between where this turn is over; else goes on at once. */
export async function yieldToEventLoop(): Promise<void> {
  while (isSliceUsedUp()) await nextLoop()
}

/**
 * Begins works each at once or in a later turn: one of everybody who has some waiting, then the next of each. Whoever sends hundreds
 * in one moment keeps others waiting for one of them.
 */
export function createFairQueue(): (from: string, work: () => void) => void {
  const waiting = new Map<string, (() => void)[]>()
  const takeNext = (): (() => void) | undefined => {
    for (const [from, works] of waiting) {
      const work = works.shift()
      waiting.delete(from)
      // Behind all others who wait.
      if (works.length > 0) waiting.set(from, works)
      return work
    }
    return undefined
  }
  const goOn = () => {
    // One by one: what a work leaves to be done at once is done before the next is begun. And one in any case: others
    // may use up every turn.
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

/** So long may one turn read on in bodies: who sends much has a turn in every round of the loop, and a page needs many rounds. */
const BODIES_MS = 2

const readers: (() => void)[] = []
let readingSince: number | undefined

/** Lets everybody else in where this turn has read enough of bodies; they are read on in the order in which they asked. */
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
  // One at least. Its piece may be worked on only after the clock was read: that lets in one more at most.
  do {
    readers.shift()?.()
    await new Promise<void>(nextTick)
  } while (readers.length > 0 && performance.now() - readingSince < BODIES_MS)
}
