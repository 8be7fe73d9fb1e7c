import type { Challenge, Solution } from 'altcha-lib/types'

const PATIENCE_MS = 30_000

/**
 * Does the work that tells a browser from a program (ALTCHA), beside the page, and answers the proof.
 *
 * @throws where the work cannot be had or done; the server then says what else will do
 */
export async function proveBrowser(): Promise<string> {
  const answer = await fetch('/web-api/bot-check')
  if (!answer.ok) throw new Error('No work to be had')
  const { payload } = (await answer.json()) as { payload: Challenge }
  const solution = await solve(payload)
  return btoa(JSON.stringify({ challenge: payload, solution }))
}

function solve(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS)
    worker.onerror = reject
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => (data ? resolve(data) : reject())
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
