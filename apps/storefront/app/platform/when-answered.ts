const WAIT_MS = 10_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** What a shop that only starts, or whoever stands before it, says. */
const AWAY = [502, 503, 504]

/** Whether the shop answers now. A page that gives way to another one by itself asks first: where nobody answers, the browser shows an empty one. */
export function isAnswering(address: string = location.href): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) }).then(
    ({ status }) => !AWAY.includes(status),
    () => false,
  )
}

/** Waits until the shop answers; asks again after 1, 2, 4 ... 30 s. Until then the page stays as it is. */
export async function whenAnswered(address?: string): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !(await isAnswering(address)); pause *= 2)
    await new Promise(resolve => setTimeout(resolve, Math.min(pause, LONGEST_PAUSE_MS)))
}
