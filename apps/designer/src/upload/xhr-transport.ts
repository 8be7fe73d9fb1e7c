import { PARTS_HEADER } from '@passepartout/contracts'
import { type Transport, type UploadedPhoto, UploadRejectedError } from './upload-item.ts'

/** Uses XMLHttpRequest because fetch does not report upload progress. */
export function createXhrTransport(url: string, headers: Record<string, string>): Transport {
  return {
    send: (file, name, { signal, onProgress, parts }) =>
      new Promise<UploadedPhoto>((resolve, reject) => {
        const request = new XMLHttpRequest()
        const abort = () => request.abort()
        signal.addEventListener('abort', abort, { once: true })
        request.open('POST', url)
        const all = { ...headers, ...(parts && { [PARTS_HEADER]: parts }) }
        for (const [header, value] of Object.entries(all)) request.setRequestHeader(header, value)
        request.setRequestHeader('Content-Type', 'application/octet-stream')
        request.setRequestHeader('X-File-Name', encodeURIComponent(name))
        if (!parts) request.upload.onprogress = event => onProgress(event.loaded)
        request.onerror = () => reject(new Error('The connection broke'))
        request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
        request.onload = () => {
          signal.removeEventListener('abort', abort)
          parseResponse(request, resolve, reject)
        }
        request.send(parts ? null : file)
      }),
  }
}

function parseResponse(
  request: XMLHttpRequest,
  resolve: (photo: UploadedPhoto) => void,
  reject: (error: Error) => void,
): void {
  const body = parse(request.responseText)
  if (request.status >= 200 && request.status < 300 && body?.payload) {
    resolve(body.payload)
    return
  }
  // 404: the parts have expired and are sent again.
  const final =
    request.status !== 404 &&
    request.status >= 400 &&
    request.status < 500 &&
    request.status !== 408 &&
    request.status !== 429
  reject(
    final
      ? new UploadRejectedError(body?.message?.text ?? '')
      : new Error(`Upload answered ${request.status}`),
  )
}

interface UploadResponse {
  payload?: UploadedPhoto
  message?: { text?: string }
}

function parse(text: string): UploadResponse | undefined {
  try {
    // Trusted: checked by the server's own contract; a foreign body has no payload and counts as a failure.
    return JSON.parse(text) as UploadResponse
  } catch {
    return undefined
  }
}
