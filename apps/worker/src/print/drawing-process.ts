import { EventEmitter } from 'node:events'
import { flushCompileCache } from 'node:module'
import { createTypesetter } from '@passepartout/typeset/node'
import type { SentDrawing } from './create-drawing-processes.ts'
import { carryOut } from './drawing-task.ts'
import { openSharedFiles } from './thread-file-sharing.ts'

/** One drawing at a time and no cache, so that its memory is freed with the process at the latest. */
const boundLibvips = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
}

const shaper = createTypesetter()
const files = Object.assign(new EventEmitter(), {
  postMessage: (file: unknown) => process.send?.({ file }),
})
const storage = openSharedFiles(files)

process.on('message', async (sent: SentDrawing | { file: unknown }) => {
  if ('file' in sent) {
    files.emit('message', sent.file)
    return
  }
  const { task, artworks } = sent
  if (task.task !== 'measure' && task.task !== 'freeze') await boundLibvips()
  process.send?.({ end: await carryOut(task, { shaper, storage, artwork: hash => artworks[hash] }) })
  // The process will be killed, so its compile cache is written now: the next one starts in a fraction of the time.
  flushCompileCache()
})
// The parent process is gone; no result is needed.
process.on('disconnect', () => process.exit())
