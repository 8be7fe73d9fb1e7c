import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawInvoice } from './draw-invoice.ts'
import { eInvoiceAttachment } from './e-invoice.ts'
import { INVOICE_CASES, sampleInvoice } from './invoice.fixture.ts'

const NAMES = Object.keys(INVOICE_CASES) as (keyof typeof INVOICE_CASES)[]

interface Pdf {
  /** The file as Latin-1, in which an offset is a byte. */
  text: string
  /** Objects by number, without the contents of their streams. */
  objects: Map<number, string>
  streamOf: (number: number) => Buffer
}

function readPdf(bytes: Uint8Array): Pdf {
  const text = Buffer.from(bytes).toString('latin1')
  const objects = new Map<number, string>()
  const streams = new Map<number, Buffer>()
  for (const [, number, body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split(/stream\n/, 2)
    objects.set(Number(number), dictionary)
    if (stream === undefined) continue
    const raw = Buffer.from(
      body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')),
      'latin1',
    )
    streams.set(Number(number), raw)
  }
  return { text, objects, streamOf: number => streams.get(number) ?? Buffer.alloc(0) }
}

const reference = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1] ?? Number.NaN)

describe.each(NAMES)('the structure of PDF/A-3 (ISO 19005-3): %s', name => {
  let pdf: Pdf
  let catalog = ''
  let xmp = ''
  let info = ''
  const content = sampleInvoice(name)
  const attachment = eInvoiceAttachment(content)
  beforeAll(async () => {
    pdf = readPdf(await drawInvoice(content))
    const trailer = pdf.text.slice(pdf.text.lastIndexOf('trailer'))
    catalog = pdf.objects.get(reference(trailer, 'Root')) ?? ''
    info = pdf.objects.get(reference(trailer, 'Info')) ?? ''
    xmp = pdf.streamOf(reference(catalog, 'Metadata')).toString('utf8')
  })

  it('6.1.2: begins with its version and four bytes above 127', () => {
    expect(pdf.text).toMatch(/^%PDF-1\.[4-7]\n%[\x80-\xff]{4}\n/)
  })

  it('6.1.3: has an identifier, is not encrypted, and ends with its end', () => {
    const trailer = pdf.text.slice(pdf.text.lastIndexOf('trailer'))
    expect(trailer).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/)
    expect(trailer).not.toContain('/Encrypt')
    expect(trailer).toMatch(/%%EOF\n?$/)
  })

  it('6.1.4: lists every object where it is', () => {
    const [, list = ''] = /\nxref\n0 \d+\n([\s\S]*?)trailer/.exec(pdf.text) ?? []
    const offsets = list.trim().split('\n').slice(1)
    expect(offsets.length).toBe(pdf.objects.size)
    for (const [index, line] of offsets.entries())
      expect(pdf.text.slice(Number(line.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\\n`))
  })

  it('6.1.7: streams are as long as they say, and none is packed by LZW', () => {
    for (const [number, dictionary] of pdf.objects) {
      const length = /\/Length (\d+)/.exec(dictionary)?.[1]
      if (length !== undefined) expect(pdf.streamOf(number).length).toBe(Number(length))
    }
    expect(pdf.text).not.toContain('/LZWDecode')
  })

  it('6.2.3: names sRGB as the colours that are meant, with their profile', () => {
    const intent = pdf.objects.get(reference(catalog, 'OutputIntents')) ?? ''
    expect(intent).toContain('/S /GTS_PDFA1')
    const profile = inflateSync(pdf.streamOf(reference(intent, 'DestOutputProfile')))
    expect([profile.toString('latin1', 16, 20), profile.toString('latin1', 36, 40)]).toEqual(['RGB ', 'acsp'])
    expect(pdf.text).not.toContain('/DeviceCMYK')
  })

  it('6.2.11: brings every face along', () => {
    const descriptors = [...pdf.objects.values()].filter(one => one.includes('/Type /FontDescriptor'))
    expect(descriptors.length).toBeGreaterThan(0)
    expect(descriptors.every(one => /\/FontFile[23]? \d+ 0 R/.test(one))).toBe(true)
  })

  it('6.4 and 6.5: is not transparent in a way of its own, acts on nothing and runs nothing', () => {
    const all = [...pdf.objects.values()].join('\n')
    for (const forbidden of ['/JavaScript', '/JS ', '/Launch', '/OpenAction', '/AA <<', '/XFA', '/RichMedia'])
      expect(all).not.toContain(forbidden)
  })

  it('6.6.2: describes itself in words that lie open and say what the file says', () => {
    const metadata = pdf.objects.get(reference(catalog, 'Metadata')) ?? ''
    expect(metadata).not.toContain('/Filter')
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>')
    const said = (key: string) => pdf.objects.get(reference(info, key))?.trim().slice(1, -1) ?? ''
    const [, year, month, day] = /^D:(\d{4})(\d{2})(\d{2})000000Z$/.exec(said('CreationDate')) ?? []
    expect(xmp).toContain(`<xmp:CreateDate>${year}-${month}-${day}T00:00:00Z`)
    expect(xmp).toContain(said('Producer'))
    expect(xmp).toContain(said('Creator'))
  })

  it('6.8: says of a file inside what it is, and brings none where there is none', () => {
    if (!attachment) {
      expect(pdf.text).not.toContain('/EmbeddedFile')
      return
    }
    const specification = pdf.objects.get(reference(catalog, 'AF')) ?? ''
    expect(specification).toContain(`/F (${attachment.name})`)
    expect(specification).toContain(`/UF (${attachment.name})`)
    expect(specification).toContain('/AFRelationship /Alternative')
    const number = Number(/\/EF <<\n\/F (\d+) 0 R/.exec(specification)?.[1])
    const file = pdf.objects.get(number) ?? ''
    expect(file).toContain('/Subtype /text#2Fxml')
    expect(file).toMatch(/\/ModDate \(D:\d{14}Z\)/)
    expect(Buffer.from(attachment.bytes).equals(inflateSync(pdf.streamOf(number)))).toBe(true)
    expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    for (const used of xmp.matchAll(/<fx:(\w+)>/g))
      expect(xmp).toContain(`<pdfaProperty:name>${used[1]}</pdfaProperty:name>`)
  })
})
