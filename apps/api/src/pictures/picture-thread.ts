import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { convertPicture } from './convert-picture.ts'
import type { ConvertJob, PdfJob, PictureJob } from './picture-types.ts'
import { takeInPicture } from './take-in-picture.ts'

/** What a thread is asked to do. */
export type PictureTask =
  | { kind: 'take-in'; job: PictureJob }
  | { kind: 'convert'; job: ConvertJob }
  | { kind: 'draw-pdf'; job: PdfJob }

// One job per thread at a time and no cache: memory is bounded by the number of threads, not by libvips' own pool.
sharp.concurrency(1)
sharp.cache(false)

async function work(task: PictureTask): Promise<unknown> {
  if (task.kind === 'take-in') return takeInPicture(task.job)
  if (task.kind === 'convert') return convertPicture(task.job)
  // Loaded when a PDF comes: most threads never see one.
  const { drawPdf } = await import('./draw-pdf.ts')
  return drawPdf(task.job)
}

parentPort?.on('message', async (task: PictureTask) => {
  parentPort?.postMessage(await work(task))
})
