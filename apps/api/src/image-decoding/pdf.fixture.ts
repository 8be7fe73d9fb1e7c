import { deflateSync } from 'node:zlib'

interface PdfParts {
  /** Contents of each page in PDF operators. */
  pages: readonly string[]
  /** Width and height in points. */
  size?: readonly [number, number]
  /** Pages that are counted and listed but missing in the file. */
  missingPages?: number
  /** Further objects, numbered from 10,000. */
  objects?: readonly string[]
  /** Entries of the trailer. */
  trailer?: string
  resources?: string
  /** The content stream of every page, in place of operators. */
  content?: string
}

/** A small PDF written by hand. */
export function pdfOf({
  pages,
  size = [200, 100],
  missingPages = 0,
  objects = [],
  trailer = '',
  resources = '',
  content: written,
}: PdfParts): Buffer {
  const count = pages.length + missingPages
  const kids = Array.from({ length: count }, (_, at) => `${3 + 2 * at} 0 R`).join(' ')
  const numbered = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`],
  ])
  for (const [at, content] of pages.entries()) {
    const box = `/MediaBox [0 0 ${size.join(' ')}]`
    numbered.set(
      3 + 2 * at,
      `<< /Type /Page /Parent 2 0 R ${box} /Contents ${4 + 2 * at} 0 R /Resources << ${resources} >> >>`,
    )
    numbered.set(4 + 2 * at, written ?? stream(content))
  }
  for (const [at, object] of objects.entries()) numbered.set(10_000 + at, object)
  const body = [...numbered].map(([id, object]) => `${id} 0 obj\n${object}\nendobj\n`).join('')
  // Without a cross-reference table: readers then search for the objects, as they do in damaged files.
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R ${trailer} >>\n%%EOF\n`, 'latin1')
}

const stream = (content: string, entries = '') =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`

/** A page filled with one colour, components from 0 to 1. */
export const filled = (red: number, green: number, blue: number) =>
  `${red} ${green} ${blue} rg 0 0 20000 20000 re f `

/** A PDF that requires a password. */
export const lockedPdf = () =>
  pdfOf({
    pages: [filled(1, 0, 0)],
    objects: [`<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -44 >>`],
    trailer: `/Encrypt 10000 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
  })

/** A few kilobytes that fill five square metres 40,000 times, each time blended with the layers below. */
export function blendedPdf(): Buffer {
  const fills = deflateSync(`/G gs ${'0 0 14400 14400 re f '.repeat(40_000)}`)
  return pdfOf({
    pages: [''],
    size: [14_400, 14_400],
    content: stream(fills.toString('latin1'), '/Filter /FlateDecode'),
    resources: '/ExtGState << /G << /BM /Multiply /ca 0.5 >> >>',
  })
}

/** Two kilobytes that draw a thousand million shapes: each form draws the next one ten times. */
export function exponentialFormsPdf(): Buffer {
  const forms = Array.from({ length: 10 }, (_, at) => {
    const names = `/Resources << /XObject << /F ${10_001 + at} 0 R >> >>`
    const content = at === 9 ? '0 0 9 9 re f' : '/F Do '.repeat(10)
    return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 200 100] ${at === 9 ? '' : names}`)
  })
  return pdfOf({ pages: ['/F Do'], objects: forms, resources: '/XObject << /F 10000 0 R >>' })
}
