import { type PDFContext, PDFCrossRefSection, type PDFRef, PDFTrailer, PDFTrailerDict } from '@cantoo/pdf-lib'

/** An object that pdf-lib can write into a file. */
interface Writable {
  sizeInBytes(): number
  copyBytesInto(buffer: Uint8Array, offset: number): number
}

/**
 * Writes a context's objects as soon as they are complete and releases them, so that a file of a thousand photos takes
 * the memory of one. pdf-lib's own writer holds all of them and the file as well.
 */
export function createPdfFile(context: PDFContext) {
  const offsets = new Map<PDFRef, number>()
  let size = 0
  const piece = (...parts: (string | Writable)[]): Uint8Array => {
    const lengths = parts.map(part => (typeof part === 'string' ? part.length : part.sizeInBytes()))
    const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0))
    let at = 0
    for (const part of parts)
      at += typeof part === 'string' ? latin(part, bytes, at) : part.copyBytesInto(bytes, at)
    size += bytes.length
    return bytes
  }

  return {
    begin: () => piece(context.header, '\n\n'),
    /** All objects that are registered and not yet written. */
    *written(): Generator<Uint8Array> {
      for (const [ref, object] of context.enumerateIndirectObjects()) {
        offsets.set(ref, size)
        yield piece(`${ref.objectNumber} ${ref.generationNumber} obj\n`, object, '\nendobj\n\n')
        context.delete(ref)
      }
    },
    /** The cross-reference table and the trailer. */
    end: () => {
      const table = PDFCrossRefSection.create()
      const inOrder = [...offsets].sort(([a], [b]) => a.objectNumber - b.objectNumber)
      for (const [ref, offset] of inOrder) table.addEntry(ref, offset)
      const { Root, Info, ID } = context.trailerInfo
      const trailer = context.obj({ Size: context.largestObjectNumber + 1, Root, Info, ID } as never)
      const begin = size
      return piece(
        table,
        '\n',
        PDFTrailerDict.of(trailer as never),
        '\n\n',
        PDFTrailer.forLastCrossRefSectionOffset(begin),
      )
    },
  }
}

function latin(text: string, bytes: Uint8Array, at: number): number {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index)
  return text.length
}
