import type { Transport } from './upload-item.ts'

/** Smaller files are sent anew sooner than their parts are counted. */
const IN_PARTS_FROM = 4_000_000

/** Sends large files in parts: what had arrived before the line broke, the window closed or somebody paused is not sent again. */
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
