import { type PDFContext, PDFHexString, PDFString, utf8Encode } from '@cantoo/pdf-lib'
import { createFileId } from './file-id.ts'
import { PDFX_VERSION, pdfDate, xmpMetadata } from './metadata.ts'

interface TrailerOptions {
  title: string
  producer?: string | undefined
  createdAt: Date
  /** Of the content, 32 hex digits. */
  contentId: string
  isPdfX: boolean
}

/** Writes the catalogue, the Info dictionary and XMP, which repeat each other, and the file's ids. */
export function writeTrailer(
  context: PDFContext,
  catalogue: Record<string, unknown>,
  { title, producer = 'Passepartout', createdAt, contentId, isPdfX }: TrailerOptions,
): void {
  // PDF/X asks for a title.
  const facts = { title: title || producer, producer, date: createdAt }
  // Every edition of an order line has the same document id, as its title is the number of the line.
  const documentId = idOf(facts.title)
  const standard = isPdfX ? { documentId, instanceId: contentId } : undefined
  const xmp = utf8Encode(xmpMetadata(facts, standard), false)
  const metadata = context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' }))
  const date = PDFString.of(pdfDate(createdAt))
  context.trailerInfo.Root = context.register(
    context.obj({ Type: 'Catalog', ...catalogue, Metadata: metadata } as never),
  )
  context.trailerInfo.Info = context.register(
    context.obj({
      Title: PDFHexString.fromText(facts.title),
      Producer: PDFHexString.fromText(producer),
      CreationDate: date,
      ModDate: date,
      Trapped: 'False',
      ...(isPdfX && { GTS_PDFXVersion: PDFString.of(PDFX_VERSION) }),
    } as never),
  )
  context.trailerInfo.ID = context.obj([PDFHexString.of(documentId), PDFHexString.of(contentId)])
}

function idOf(text: string): string {
  const id = createFileId()
  id.add(text)
  return id.id()
}
