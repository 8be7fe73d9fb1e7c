import type { Transport } from './upload-item.ts'

/** Minimum size in bytes: resending a smaller file is faster than resuming it. */
const IN_PARTS_FROM = 4_000_000

/**
 * Sends large files in resumable parts: bytes that arrived before a lost connection, a closed window or a pause are not
 * sent again.
 */
export function createResumableTransport(whole: Transport, headers: Record<string, string>): Transport {
  return {
    async send(file, name, options) {
      if (file.size < IN_PARTS_FROM) return whole.send(file, name, options)
      const { sendInParts } = await import('./send-in-parts.ts')
      const parts = await sendInParts(file, name, headers, options)
      return whole.send(file, name, { ...options, parts })
    },
  }
}
