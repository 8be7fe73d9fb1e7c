import type { DetailDrawJob, DetailDrawPlan, DetailDrawResult } from './detail-draw-job.ts'

const waiting = new Map<string, (answer: DetailDrawResult) => void>()
const known = new Set<string>()
let worker: Worker | undefined
/** For a worker that is not running yet: most pages have no detail images. */
let announced: Blob | ImageBitmap | undefined

/** Lets the worker decode the layers of a detail image before there is a photo. */
export const preloadDrawing = (name: string, plan: DetailDrawPlan): void =>
  post({ name, isWanted: false }, plan)

/** Sets the photo for the drawings that follow: a file, or pixels, which are transferred. */
export function setDrawingPhoto(photo: Blob | ImageBitmap): void {
  announced = photo
  if (worker) sendPhoto(worker)
}

function sendPhoto(to: Worker): void {
  if (!announced) return
  to.postMessage(
    { name: '', photo: announced, isWanted: false },
    announced instanceof ImageBitmap ? [announced] : [],
  )
  announced = undefined
}

/**
 * Draws a detail image with the current photo in a worker, in the order of calls.
 *
 * @param name identifies the plan
 * @throws Error if this browser or one of the files does not allow it
 */
export async function drawDetailImage(name: string, plan: DetailDrawPlan): Promise<Blob> {
  const { picture } = await new Promise<DetailDrawResult>(resolve => {
    waiting.set(name, resolve)
    post({ name, isWanted: true }, plan)
  })
  if (!picture) throw new Error('This close-up cannot be drawn')
  return picture
}

/** Terminating the worker frees its memory. */
export function terminateDrawing(): void {
  worker?.terminate()
  worker = undefined
  announced = undefined
  known.clear()
  for (const [name, settle] of waiting) settle({ name })
  waiting.clear()
}

function post(job: DetailDrawJob, plan: DetailDrawPlan): void {
  worker ??= start()
  const isNew = !known.has(job.name)
  known.add(job.name)
  if (isNew || job.isWanted) worker.postMessage(isNew ? { ...job, plan } : job)
}

function start(): Worker {
  const started = new Worker(new URL('./detail-image-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<DetailDrawResult>) => {
    waiting.get(data.name)?.(data)
    waiting.delete(data.name)
  }
  sendPhoto(started)
  return started
}
