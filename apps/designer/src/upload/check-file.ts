import { SNIFF_LENGTH, type SniffedFile, sniffFile, takenAt } from '@passepartout/domain'

/** Reasons for refusing a file, as codes of the messages (designer.md 11). */
export type FileProblem =
  | { code: 'empty' | 'not-a-picture' | 'text-file' | 'unsupported' | 'jxl' }
  | { code: 'pdf'; pages: number }
  | { code: 'too-many-bytes'; megabytes: number }
  | { code: 'too-many-pixels'; width: number; height: number }

export interface UploadLimits {
  maxBytes: number
  maxPixels: number
}

export type FileCheck =
  | { ok: true; sniffed: SniffedFile; takenAt?: string }
  | { ok: false; problem: FileProblem }

/** Checks a file on the device before sending it; the server checks its content again. */
export async function checkFile(file: Blob, limits: UploadLimits): Promise<FileCheck> {
  if (file.size === 0) return refuse({ code: 'empty' })
  const head = new Uint8Array(await file.slice(0, SNIFF_LENGTH).arrayBuffer())
  const sniffed = sniffFile(head)
  if (sniffed.kind === 'text') return refuse({ code: 'text-file' })
  if (sniffed.kind === 'unknown') return refuse({ code: 'not-a-picture' })
  if (sniffed.kind === 'gif') return refuse({ code: 'unsupported' })
  if (sniffed.kind === 'jxl') return refuse({ code: 'jxl' })
  if (sniffed.kind === 'pdf') return refuse({ code: 'pdf', pages: await pdfPages(file) })
  if (file.size > limits.maxBytes) {
    return refuse({ code: 'too-many-bytes', megabytes: Math.ceil(file.size / 1_000_000) })
  }
  const { width, height } = sniffed
  if (width && height && width * height > limits.maxPixels)
    return refuse({ code: 'too-many-pixels', width, height })
  const taken = takenAt(head)
  return { ok: true, sniffed, ...(taken && { takenAt: taken }) }
}

const refuse = (problem: FileProblem): FileCheck => ({ ok: false, problem })

async function pdfPages(file: Blob): Promise<number> {
  const text = await file.slice(0, 4_000_000).text()
  return Math.max(1, text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 1)
}
