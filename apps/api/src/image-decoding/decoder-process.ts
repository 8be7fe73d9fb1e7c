import sharp from 'sharp'
import { convertImage } from './convert-image.ts'
import type { DecoderTask } from './decoder-process-pool.ts'
import { ingestPhoto } from './ingest-photo.ts'
import { readImageHeader } from './read-image-header.ts'
import { restrictImageLoaders } from './restrict-image-loaders.ts'

// One job at a time and no cache: the number of processes bounds memory, not libvips' own pool.
sharp.concurrency(1)
sharp.cache(false)
restrictImageLoaders()

async function work(task: DecoderTask): Promise<unknown> {
  if (task.kind === 'read-header') return readImageHeader(task.job.path, task.job.format)
  if (task.kind === 'take-in') return ingestPhoto(task.job)
  if (task.kind === 'convert') return convertImage(task.job)
  if (task.kind === 'stand-by') return true
  // Loaded on demand: most processes never decode a PDF.
  const { renderPdfPages } = await import('./render-pdf-pages.ts')
  return renderPdfPages(task.job)
}

process.on('message', async (task: DecoderTask) => {
  process.send?.(await work(task))
})
// The shop has ended, so no result is needed.
process.on('disconnect', () => process.exit())
