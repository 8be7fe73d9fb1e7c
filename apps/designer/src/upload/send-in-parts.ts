import { PHOTO_PARTS } from '@passepartout/contracts'
import { type DetailedError, Upload } from 'tus-js-client'
import { type Transport, UploadRejectedError } from './upload-item.ts'

const PART_BYTES = 2_000_000

/** Sends a file in parts and resolves with the id of the resumable upload. */
export function sendInParts(
  file: Blob,
  name: string,
  headers: Record<string, string>,
  { signal, onProgress }: Parameters<Transport['send']>[2],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: PHOTO_PARTS,
      headers,
      chunkSize: PART_BYTES,
      // The upload queue handles retries.
      retryDelays: null,
      removeFingerprintOnSuccess: true,
      fingerprint: async () => `passepartout-${name}-${file.size}-${(file as File).lastModified ?? 0}`,
      onProgress,
      onError: error => reject(refusal(error) ?? error),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(new DOMException('Stopped', 'AbortError'))
    })
    void upload
      .findPreviousUploads()
      .then(([newest]) => {
        if (signal.aborted) return
        if (newest) upload.resumeFromPreviousUpload(newest)
        upload.start()
      })
      .catch(reject)
  })
}

/** Permanent refusals, which a retry cannot change. */
function refusal(error: Error | DetailedError): UploadRejectedError | undefined {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  const status = answer?.getStatus() ?? 0
  if (status < 400 || status >= 500 || [404, 408, 409, 410, 423, 429].includes(status)) return undefined
  try {
    return new UploadRejectedError(JSON.parse(answer?.getBody() ?? '')?.message?.text ?? '')
  } catch {
    return undefined
  }
}
