import type { Asset, PhotoJudgement } from '@passepartout/document'
import { isScreenshot } from '@passepartout/document/layout'
import type { Designer } from '../state/designer.ts'
import { createStore } from '../state/store.ts'
import type { JudgeRequest, JudgeResult } from './judge-worker.ts'

/** What this device saw in a photo; stays here but for the judgement of photos in the book. */
export interface JudgedPhoto {
  judged: PhotoJudgement
  /** Features of its picture, to tell photos that look alike. */
  look: bigint
}

type Photos = Pick<Designer['photos'], 'tiers' | 'isTrue'>

/** By the address of its preview, which it keeps when the server assigns another id; null where it cannot be read. */
const results = new Map<string, NonNullable<JudgeResult['judgement']> | null>()
const waiting = new Map<number, { address: string; done: () => void }>()
let worker: Worker | undefined
let next = 1

/** Counts the photos judged in this visit. */
export const judgedPhotos = createStore({ count: 0 })

const addressOf = (photos: Photos, id: string): string | undefined => {
  const tiers = photos.isTrue(id) ? photos.tiers(id) : {}
  return tiers[640] ?? tiers[160]
}

export function findJudgedPhoto(photos: Photos, asset: Asset): JudgedPhoto | undefined {
  const found = results.get(addressOf(photos, asset.id) ?? '')
  if (!found) return undefined
  const { look, ...judged } = found
  return { look, judged: { ...judged, ...(isScreenshot(asset) && { isScreenshot: true as const }) } }
}

/** Judges photos in a worker, each once in a visit; done when all that have a preview are judged. */
export async function judgePhotos(photos: Photos, ids: readonly string[]): Promise<void> {
  const addresses = ids.flatMap(id => addressOf(photos, id) ?? []).filter(address => !results.has(address))
  await Promise.all([...new Set(addresses)].map(judge))
}

const judge = (address: string): Promise<void> =>
  new Promise(done => {
    if (typeof OffscreenCanvas === 'undefined') return done()
    results.set(address, null)
    worker ??= start()
    const id = next++
    waiting.set(id, { address, done })
    worker.postMessage({ id, address: new URL(address, location.href).href } satisfies JudgeRequest)
  })

function start(): Worker {
  const started = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<JudgeResult>) => {
    const job = waiting.get(data.id)
    waiting.delete(data.id)
    if (!job) return
    results.set(job.address, data.judgement)
    judgedPhotos.set(({ count }) => ({ count: count + 1 }))
    job.done()
  }
  // Photos that a worker without its code could not judge are judged on the next request.
  started.onerror = () => {
    for (const { address, done } of waiting.values()) {
      results.delete(address)
      done()
    }
    waiting.clear()
    worker = undefined
  }
  return started
}
