import sharp from 'sharp'
import { blockOtherLoaders } from './block-other-loaders.ts'
import { convertPicture } from './convert-picture.ts'
import type { PictureTask } from './picture-processes.ts'
import { readHeader } from './read-header.ts'
import { takeInPicture } from './take-in-picture.ts'

// One job at a time and no cache: memory is bounded by the number of processes, not by libvips' own pool.
sharp.concurrency(1)
sharp.cache(false)
blockOtherLoaders()

async function work(task: PictureTask): Promise<unknown> {
  if (task.kind === 'read-header') return readHeader(task.job.path, task.job.format)
  if (task.kind === 'take-in') return takeInPicture(task.job)
  if (task.kind === 'convert') return convertPicture(task.job)
  if (task.kind === 'stand-by') return true
  // Loaded when a PDF comes: most processes never see one.
  const { drawPdf } = await import('./draw-pdf.ts')
  return drawPdf(task.job)
}

process.on('message', async (task: PictureTask) => {
  process.send?.(await work(task))
})
// The shop is gone; what it would have been told interests nobody.
process.on('disconnect', () => process.exit())
