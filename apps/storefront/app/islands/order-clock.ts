import { isServerReachable } from '../platform/is-server-reachable.ts'

const HALF_HOUR_MS = 30 * 60_000
/** Minutes that screen readers announce. */
const SAID_AT = [10, 5, 1]

/**
 * Displays the remaining time for changes to an order as minutes and seconds in a ring; announces it at ten, five and
 * one minute. At its end the page reloads, unless the visitor is typing.
 */
export default function orderClock(root: HTMLElement): void {
  const until = Date.parse(root.dataset.until ?? '')
  const clock = root.querySelector<HTMLElement>('[data-clock]')
  const left = root.querySelector('[data-left]')
  const ring = root.querySelector<SVGCircleElement>('[data-ring]')
  const status = root.querySelector('[data-says]')
  if (!clock || !left || !ring || Number.isNaN(until)) return
  const around = 2 * Math.PI * ring.r.baseVal.value
  let shownMinutes = minutesTo(until)
  clock.hidden = false

  const tick = () => {
    const ms = Math.max(0, until - Date.now())
    left.textContent = clockText(ms)
    ring.style.strokeDashoffset = String(around * (1 - Math.min(1, ms / HALF_HOUR_MS)))
    const minutes = minutesTo(until)
    if (minutes !== shownMinutes && SAID_AT.includes(minutes) && status) {
      const { minutes: many = '', minute: one = '' } = root.dataset
      status.textContent = minutes === 1 ? one : many.replace('{count}', String(minutes))
    }
    shownMinutes = minutes
    if (ms > 0) return
    clearInterval(timer)
    void isServerReachable().then(
      answers => answers && !document.querySelector('details[open] form') && location.reload(),
    )
  }
  const timer = setInterval(tick, 1000)
  tick()
}

const minutesTo = (until: number) => Math.ceil(Math.max(0, until - Date.now()) / 60_000)

/** Minutes and seconds, both with two digits: 18:24. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
