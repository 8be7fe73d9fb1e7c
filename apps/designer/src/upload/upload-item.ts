import type { FileProblem } from './check-file.ts'

export type UploadStatus = 'checking' | 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'refused'

/** The server's data about an uploaded photo. */
export interface UploadedPhoto {
  id: string
  name: string
  /** Size of the upright photo in pixels. */
  width: number
  height: number
  notices: readonly string[]
}

export type UploadProblem = FileProblem | { code: 'server'; text: string } | { code: 'connection' }

export interface UploadItem {
  /** Represents the photo in the document until the server has assigned an id. */
  key: string
  name: string
  size: number
  sent: number
  status: UploadStatus
  /** Size of the upright photo in pixels, where the device could read it. */
  width?: number
  height?: number
  /** A CMYK photo, whose colours this device displays incorrectly. */
  isCmyk?: boolean
  /** Local time of the camera. */
  takenAt?: string
  problem?: UploadProblem
  /** Automatic retries are exhausted: continues on a press, or when the connection returns. */
  isGivenUp?: boolean
  photo?: UploadedPhoto
}

/** A refusal by the server that a retry cannot change. */
export class UploadRejectedError extends Error {
  readonly text: string
  constructor(text: string) {
    super(text)
    this.text = text
  }
}

export interface Transport {
  /** Rejects with `UploadRejectedError`, an abort, or any other error for a lost connection. */
  send: (
    file: Blob,
    name: string,
    options: {
      signal: AbortSignal
      onProgress: (sentBytes: number) => void
      /** Id of the resumable upload once all its parts have arrived. */
      parts?: string
    },
  ) => Promise<UploadedPhoto>
}
