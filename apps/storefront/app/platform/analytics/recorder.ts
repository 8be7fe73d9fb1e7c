/** What a recorder can be asked to do; the calls wait until one is there. */
export interface Recorder {
  start(): void
  stop(): void
}

const CHOSEN = 'recording-chosen'
/** Number of the recorded visit and of its last piece. */
export const RECORDED_VISIT = 'recording-visit'

const POLL_MS = 2000
const MOST_MS = 60_000

const queue: 'start'[] = []
let recorder: Recorder | undefined
let isWaiting = false

/**
 * Records this visit if it is one of the share to be recorded (0 by default): decided once for each visit.
 *
 * @param rate 0 to 1
 */
export function startRecorder(rate: number): void {
  if (!isChosen(rate)) return
  // The adapter is code of 60 KB that only recorded visits fetch.
  void import('./rrweb-recorder.ts').then(({ createRrwebRecorder }) => provideRecorder(createRrwebRecorder()))
  call('start')
}

/** Ends the recording, drops what was not yet sent, and forgets the visit: whoever agrees again begins a new one. */
export function stopRecorder(): void {
  // A start that still waits is forgotten: begun and stopped, it would have told of the page all the same.
  queue.length = 0
  recorder?.stop()
  try {
    for (const key of [CHOSEN, RECORDED_VISIT]) sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Gives the queue its recorder. */
export function provideRecorder(provided: Recorder): void {
  recorder = provided
}

/** Calls wait for the recorder, looked for every two seconds, a minute at most (spec 4). */
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
