import { setImmediate as nextLoop } from 'node:timers/promises'

/** So long may one turn of the event loop work for those who sent something; then others are looked after. */
const TURN_MS = 8

let began: number | undefined

/**
 * Whether this turn of the event loop has worked long enough. All who ask share one turn: hundreds of bodies that arrive
 * at once hold others up no longer than one does.
 */
function isTurnOver(): boolean {
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
export async function letOthersIn(): Promise<void> {
  while (isTurnOver()) await nextLoop()
}

/** Begins works in the order in which they came, each at once or in a later turn. */
export function createTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  const goOn = () => {
    // One by one: what a work leaves to be done at once is done before the next is begun. And one in any case: others
    // may use up every turn.
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(goOn)
  }
  return work => {
    if (waiting.length === 0 && !isTurnOver()) return work()
    waiting.push(work)
    if (waiting.length === 1) setImmediate(goOn)
  }
}
