import { open } from 'node:fs/promises'
import { type Refusal, refuse } from '../../http/answer.ts'
import { SNIFF_BYTES, type SniffedFormat, sniffFormat } from '../../pictures/sniff-picture.ts'

export interface ReceiveOptions<Format extends SniffedFormat> {
  maxBytes: number
  /** Why a file of this kind is not taken; asked as soon as the first bytes are there. */
  accept: (format: SniffedFormat) => { format: Format } | Refusal
  tooLarge: () => Refusal
  /** A sender that stays silent for longer is given up. */
  patienceMs?: number
}

/** Writes a body to a file as it arrives, never holding more than a piece of it. Rejects when the connection breaks. */
export async function receiveFile<Format extends SniffedFormat>(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  { maxBytes, accept, tooLarge, patienceMs = 30_000 }: ReceiveOptions<Format>,
): Promise<{ format: Format } | Refusal> {
  const reader = body?.getReader()
  const file = await open(path, 'wx')
  let head = Buffer.alloc(0)
  let accepted: { format: Format } | undefined
  let bytes = 0
  try {
    for (;;) {
      const piece = reader ? await nextPiece(reader, patienceMs) : END
      if (piece === 'late') return refuse('request-timeout')
      const { value } = piece
      bytes += value?.length ?? 0
      if (bytes > maxBytes) return tooLarge()
      if (value) await file.writeFile(value)
      if (!accepted) {
        if (value) head = Buffer.concat([head, value.subarray(0, SNIFF_BYTES)])
        if (head.length < SNIFF_BYTES && !piece.done) continue
        if (head.length === 0) return refuse('photo-empty')
        const found = accept(sniffFormat(head.subarray(0, SNIFF_BYTES)))
        if ('refused' in found) return found
        accepted = found
      }
      if (piece.done) return accepted
    }
  } finally {
    await file.close()
    // Lets go of a sender that was not heard out; one that broke off has nothing left to let go.
    await reader?.cancel().catch(() => undefined)
  }
}

const END = { done: true, value: undefined } as const

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, patienceMs: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, patienceMs, 'late')
  })
  try {
    return await Promise.race([reader.read(), late])
  } finally {
    clearTimeout(timer)
  }
}
