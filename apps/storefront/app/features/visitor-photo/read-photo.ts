import type { PhotoReading } from './photo-reading.ts'

let ready: Worker | undefined

const start = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })

/** Starts the worker before the file arrives, as soon as one is dragged over the page. */
export function startPhotoWorker(): void {
  ready ??= start()
}

/**
 * Reads a file on this device, in a worker. Calls `answer` as soon as the photo can be shown, and again with every
 * size.
 */
export function readPhoto(file: File, answer: (reading: PhotoReading) => void): void {
  const worker = ready ?? start()
  ready = undefined
  const end = (reading: PhotoReading) => {
    // Terminating the worker frees its memory.
    worker.terminate()
    answer(reading)
  }
  worker.onmessage = ({ data }: MessageEvent<PhotoReading>) =>
    'problem' in data || data.stage === 'complete' ? end(data) : answer(data)
  worker.onerror = () => end({ problem: 'damaged' })
  worker.postMessage(file)
}
