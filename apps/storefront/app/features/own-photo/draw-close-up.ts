import type { CloseUpAnswer, CloseUpJob, CloseUpPlan } from './close-up-job.ts'

const waiting = new Map<string, (answer: CloseUpAnswer) => void>()
const known = new Set<string>()
let worker: Worker | undefined
let sent: Blob | undefined

/** Lets the worker decode what a close-up is drawn from, before there is a photo. */
export const prepareDrawing = (name: string, plan: CloseUpPlan): void => post({ name, isWanted: false }, plan)

/** Gives the photo to a worker that is ready, while the page still looks for the places to hang it; decoded if it is. */
export function announcePhoto(photo: Blob, bitmap?: ImageBitmap): void {
  if (!worker || sent === photo) return
  sent = photo
  worker.postMessage({ name: '', photo: bitmap ?? photo, isWanted: false }, bitmap ? [bitmap] : [])
}

/**
 * Draws a close-up with a photo in it, off the page's thread, in the order of calls.
 *
 * @param name tells plans apart
 * @throws where this browser or one of the files does not allow it
 */
export async function drawCloseUp(name: string, plan: CloseUpPlan, photo: Blob): Promise<Blob> {
  const { picture } = await new Promise<CloseUpAnswer>(resolve => {
    waiting.set(name, resolve)
    post({ name, isWanted: true, ...(sent === photo ? {} : { photo }) }, plan)
  })
  if (!picture) throw new Error('This close-up cannot be drawn')
  return picture
}

/** Its memory goes with the worker. */
export function stopDrawing(): void {
  worker?.terminate()
  worker = undefined
  sent = undefined
  known.clear()
  for (const [name, settle] of waiting) settle({ name })
  waiting.clear()
}

function post(job: CloseUpJob & { photo?: Blob }, plan: CloseUpPlan): void {
  worker ??= start()
  const isNew = !known.has(job.name)
  known.add(job.name)
  sent = job.photo ?? sent
  if (isNew || job.isWanted) worker.postMessage(isNew ? { ...job, plan } : job)
}

function start(): Worker {
  const started = new Worker(new URL('./close-up-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<CloseUpAnswer>) => {
    waiting.get(data.name)?.(data)
    waiting.delete(data.name)
  }
  return started
}
