import type { PhotoReading } from './photo-reading.ts'

let ready: Worker | undefined

const start = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })

/** Starts the worker ahead of the file, as soon as one is dragged over the page. */
export function startPhotoWorker(): void {
  ready ??= start()
}

/** Reads a file on this device, off the page's thread. Answers as soon as it can be shown, and again with every size. */
export function readPhoto(file: File, answer: (reading: PhotoReading) => void): void {
  const worker = ready ?? start()
  ready = undefined
  const end = (reading: PhotoReading) => {
    // Its memory goes with it.
    worker.terminate()
    answer(reading)
  }
  worker.onmessage = ({ data }: MessageEvent<PhotoReading>) =>
    'problem' in data || data.stage === 'complete' ? end(data) : answer(data)
  worker.onerror = () => end({ problem: 'damaged' })
  worker.postMessage(file)
}
