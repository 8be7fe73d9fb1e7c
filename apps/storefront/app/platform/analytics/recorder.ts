/** Commands of a recorder; calls wait until one is loaded. */
export interface Recorder {
  start(): void
  stop(): void
}

const CHOSEN = 'recording-chosen'
/** Storage key of the recorded visit's id and its last part number. */
export const RECORDED_VISIT = 'recording-visit'

const POLL_MS = 2000
const MOST_MS = 60_000

const queue: 'start'[] = []
let recorder: Recorder | undefined
let isWaiting = false

/**
 * Records this visit if it is in the sample (0 by default); decided once per visit.
 *
 * @param rate share of recorded visits, 0 to 1
 */
export function startRecorder(rate: number): void {
  if (!isChosen(rate)) return
  // The adapter is 60 KB of code that only recorded visits load.
  void import('./rrweb-recorder.ts').then(({ createRrwebRecorder }) => provideRecorder(createRrwebRecorder()))
  call('start')
}

/** Stops the recording, drops unsent events and deletes the visit's id: a later consent starts a new visit. */
export function stopRecorder(): void {
  // Drops a pending start: even started and stopped at once, it would record the page.
  queue.length = 0
  recorder?.stop()
  try {
    for (const key of [CHOSEN, RECORDED_VISIT]) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Provides the recorder for queued calls. */
export function provideRecorder(provided: Recorder): void {
  recorder = provided
}

/** Calls wait for the recorder, which is polled every two seconds for a minute at most (spec 4). */
function call(name: 'start'): void {
  queue.push(name)
  if (isWaiting) return
  isWaiting = true
  const began = Date.now()
  const look = () => {
    if (recorder) {
      for (const waiting of queue.splice(0)) recorder[waiting]()
      isWaiting = false
    } else if (Date.now() - began >= MOST_MS) {
      queue.length = 0
      isWaiting = false
    } else setTimeout(look, POLL_MS)
  }
  look()
}

function isChosen(rate: number): boolean {
  try {
    const known = sessionStorage.getItem(CHOSEN)
    const chosen = known === null ? Math.random() < rate : known === '1'
    sessionStorage.setItem(CHOSEN, chosen ? '1' : '0')
    return chosen
  } catch {
    return false
  }
}
