import { escapeXml } from '@passepartout/domain'

export const PDFX_VERSION = 'PDF/X-4'

interface FileFacts {
  title: string
  producer: string
  date: Date
}

/** Ids of 32 hex digits: of the document and of this edition of it. */
interface PdfXIds {
  documentId: string
  instanceId: string
}

/**
 * XMP metadata as UTF-8 text; repeats the Info dictionary and contains nothing about the customer. With ids it claims
 * PDF/X-4.
 */
export function xmpMetadata({ title, producer, date }: FileFacts, ids?: PdfXIds): string {
  const stamp = date.toISOString().replace(/\.\d{3}Z$/, 'Z')
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${writeText(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${stamp}</xmp:CreateDate><xmp:ModifyDate>${stamp}</xmp:ModifyDate><xmp:MetadataDate>${stamp}</xmp:MetadataDate>
<pdf:Producer>${writeText(producer)}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
</rdf:Description>${ids ? standardXmp(ids) : ''}</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

const standardXmp = ({ documentId, instanceId }: PdfXIds): string => `
<rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<pdfxid:GTS_PDFXVersion>${PDFX_VERSION}</pdfxid:GTS_PDFXVersion>
<xmpMM:DocumentID>uuid:${uuidOf(documentId)}</xmpMM:DocumentID><xmpMM:InstanceID>uuid:${uuidOf(instanceId)}</xmpMM:InstanceID>
<xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>
`

/** A UUID of version 8, which is made of own data. */
const uuidOf = (id: string): string =>
  id.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, (_all, a, b, c, d, e) => `${a}-${b}-8${c}-8${d}-${e}`)

const writeText = (text: string) => escapeXml(text.replace(/\p{Cc}/gu, ' '))

/** `D:20260102030405Z` */
export const pdfDate = (date: Date) =>
  `D:${date
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replace(/[-:T]/g, '')}`
