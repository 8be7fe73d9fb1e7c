/** An event of Chromium's trace; times are microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** CPU time of the thread itself: other processes on a busy machine do not count. */
  tdur?: number
}

/** Work of the page's main thread for one frame, in ms. */
export interface FrameWork {
  script: number
  all: number
}

export const SCRIPT_EVENTS: ReadonlySet<string> = new Set([
  'EventDispatch',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
])
const TASK = 'RunTask'
const FRAME = 'FireAnimationFrame'

/** Work of the page's main thread, frame by frame; a frame begins with its animation frame callback. */
export function workPerFrame(events: readonly TraceEvent[]): FrameWork[] {
  const frames = events.filter(({ name }) => name === FRAME)
  const main = mostFrequent(frames.map(({ pid, tid }) => `${pid}/${tid}`))
  const own = events
    .filter(({ pid, tid, ph }) => ph === 'X' && `${pid}/${tid}` === main)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  // Several callbacks of one frame follow at once.
  const starts = own
    .filter(({ name }) => name === FRAME)
    .map(({ ts }) => ts)
    .filter((ts, index, all) => index === 0 || ts - (all[index - 1] ?? 0) > 1000)
  const work = starts.map(() => ({ script: 0, all: 0 }))
  const add = (kind: keyof FrameWork, found: readonly TraceEvent[]) => {
    let frame = -1
    for (const event of outermost(found)) {
      while (frame + 1 < starts.length && (starts[frame + 1] ?? 0) <= event.ts + (event.dur ?? 0)) frame++
      const own = work[frame]
      if (own) own[kind] += (event.tdur ?? event.dur ?? 0) / 1000
    }
  }
  add(
    'script',
    own.filter(({ name }) => SCRIPT_EVENTS.has(name)),
  )
  add(
    'all',
    own.filter(({ name }) => name === TASK),
  )
  // The recording cuts off the first and the last.
  return work.slice(1, -1)
}

/** Of nested events only the outer ones. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}
