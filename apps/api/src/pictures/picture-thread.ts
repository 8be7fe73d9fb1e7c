import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { PictureJob } from './picture-types.ts'
import { takeInPicture } from './take-in-picture.ts'

// One job per thread at a time and no cache: memory is bounded by the number of threads, not by libvips' own pool.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', async (job: PictureJob) => {
  parentPort?.postMessage(await takeInPicture(job))
})
