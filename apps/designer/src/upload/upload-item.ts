import type { FileProblem } from './check-file.ts'

export type UploadStatus = 'checking' | 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'refused'

/** What the server knows of a photo once it holds it. */
export interface UploadedPhoto {
  id: string
  name: string
  /** Upright pixels. */
  width: number
  height: number
  notices: readonly string[]
}

export type UploadProblem = FileProblem | { code: 'server'; text: string } | { code: 'connection' }

export interface UploadItem {
  /** Stands for the photo in the document until the server has given it an id. */
  key: string
  name: string
  size: number
  sent: number
  status: UploadStatus
  /** Upright pixels as far as the device could read them. */
  width?: number
  height?: number
  /** In the colours of print, which this device shows wrongly. */
  isCmyk?: boolean
  /** When it was taken, by the clock of its camera. */
  takenAt?: string
  problem?: UploadProblem
  /** Broken off as often as it is tried by itself: it goes on with the next press, or when the connection comes back. */
  isGivenUp?: boolean
  photo?: UploadedPhoto
}

/** A refusal by the server that trying again cannot change. */
export class UploadRejectedError extends Error {
  readonly text: string
  constructor(text: string) {
    super(text)
    this.text = text
  }
}

export interface Transport {
  /** Rejects with `UploadRefused`, an abort, or anything else for a connection that broke. */
  send: (
    file: Blob,
    name: string,
    options: {
      signal: AbortSignal
      onProgress: (sentBytes: number) => void
      /** The name under which all parts of the file have arrived. */
      parts?: string
    },
  ) => Promise<UploadedPhoto>
}
