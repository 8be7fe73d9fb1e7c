const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const

/** Lets a countdown tick, once a second and only while it can be seen; at its end it stops and never starts again. */
export default function countdown(root: HTMLElement): void {
  const until = Date.parse(root.dataset.until ?? '')
  const fields = Object.keys(UNITS).map(unit => root.querySelector(`[data-unit="${unit}"]`))
  let timer: ReturnType<typeof setInterval> | undefined

  const tick = () => {
    const left = Math.max(0, Math.floor((until - Date.now()) / 1000))
    for (const [index, text] of countdownParts(left).entries()) {
      const field = fields[index]
      if (field && field.textContent !== text) field.textContent = text
    }
    if (left > 0) return
    clearInterval(timer)
    // Its place stays, so that nothing below jumps; the next page is rendered without it.
    root.style.visibility = 'hidden'
  }
  timer = setInterval(() => document.hidden || tick(), 1000)
  tick()
}

/** Days, hours, minutes and seconds of so many seconds, all but the days with two digits. */
export function countdownParts(seconds: number): string[] {
  let rest = seconds
  return Object.values(UNITS).map((size, index) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return index === 0 ? String(count) : String(count).padStart(2, '0')
  })
}
