import { describe, expect, it } from 'vitest'
import { catalogue, dataFiles } from '../../catalogue/catalogue.fixture.ts'
import { formatProblems } from '../../catalogue/data-files.ts'
import { parseCatalogue } from '../../catalogue/parse-catalogue.ts'
import { enumerateProducts, printedPagesOf } from '../products.ts'
import { german } from '../shared/price.fixture.ts'
import { bookBindingOf, bookCoverOf, photobookSpineMm } from './book-binding.ts'
import { type PhotobookConfiguration, photobookDefinition } from './configuration.ts'

/** Five page counts of each binding in each format, from the thinnest book to the thickest. */
const sample = (() => {
  const groups = Map.groupBy(
    enumerateProducts(catalogue, 'photobook', german),
    ({ photobookBinding, photobookCover, photobookFormat, photobookPaper }) =>
      [photobookBinding, photobookCover, photobookFormat, photobookPaper].join(' '),
  )
  return [...groups.values()].flatMap(books => {
    const counts = [...new Set(books.map(({ photobookPageCount }) => photobookPageCount))].sort(
      (a, b) => a - b,
    )
    const wanted = [0, 0.25, 0.5, 0.75, 1].map(share => counts[Math.round(share * (counts.length - 1))])
    return wanted.flatMap(pages => books.find(book => book.photobookPageCount === pages) ?? [])
  })
})()

describe('the cover of a book', () => {
  it('is sampled of every binding and format', () => {
    expect(new Set(sample.map(book => `${book.photobookBinding}-${book.photobookCover}`)).size).toBe(4)
    expect(sample.length).toBeGreaterThan(300)
  })

  it('in boards has the measures of the table: sheet 2 (W - 4) + 2 x 8 + spine + 2 x 15 wide, H + 6.8 + 30 high', () => {
    for (const book of sample.filter(({ photobookCover }) => photobookCover === 'hard')) {
      const { widthMm, heightMm } = formatOf(book)
      const cover = bookCoverOf(catalogue, book)
      const sheet = {
        width: (cover?.widthMm ?? 0) + 2 * (cover?.turnInMm ?? 0),
        height: (cover?.heightMm ?? 0) + 2 * (cover?.turnInMm ?? 0),
      }
      const spine = photobookSpineMm(catalogue, book)
      expect(sheet.width).toBeCloseTo(2 * (widthMm - 4) + 2 * 8 + spine + 2 * 15, 3)
      expect(sheet.height).toBeCloseTo(heightMm + 6.8 + 30, 3)
      const [page] = printedPagesOf(catalogue, book) ?? []
      expect(page).toMatchObject({ bleed: 18, spine, cover: { hinge: 8, turnIn: 15 } })
    }
  })

  it('of A4 landscape with 24 pages is a sheet of 639 x 246.8 mm', () => {
    const cover = bookCoverOf(catalogue, {
      ...{ kind: 'photobook', photobookPrinting: 'digitalfotobuch', photobookCover: 'hard' },
      ...{ photobookBinding: 'pur', photobookPaper: 'standard', photobookFormat: 'a4-quer' },
      ...{ photobookPageCount: 24, photobookCoverLamination: 'matt', refinementType: 'none' },
    })
    expect(cover && [cover.widthMm + 30, cover.heightMm + 30, cover.spineMm]).toEqual([639, 246.8, 7])
  })

  it('that is soft is two pages and the spine wide, with 3 mm of bleed', () => {
    for (const book of sample.filter(({ photobookCover }) => photobookCover === 'soft')) {
      const { widthMm, heightMm } = formatOf(book)
      const [page] = printedPagesOf(catalogue, book) ?? []
      const spine = book.photobookBinding === 'heftbindung' ? 0 : photobookSpineMm(catalogue, book)
      expect(page).toMatchObject({ widthMm: 2 * widthMm + spine, heightMm, bleed: 3, spine })
      expect(page).not.toHaveProperty('cover')
    }
  })
})

describe('the values of the bindery', () => {
  it('each name their source, and none counts as confirmed before a lab has said so', () => {
    const facts = (part: unknown): { source: string; confirmed: boolean }[] =>
      typeof part !== 'object' || part === null
        ? []
        : 'confirmed' in part
          ? [part as never]
          : Object.values(part).flatMap(facts)
    const all = facts(catalogue.bindings)
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter(({ source, confirmed }) => source.length < 5 || confirmed)).toEqual([])
  })

  it('stop the start with file, path and reason where they are broken', () => {
    type Books = Record<string, Record<string, unknown>>
    const broken = (change: (books: Books) => void) => {
      const files = dataFiles() as Record<string, { books: Books }>
      change(files['bindings.json']!.books)
      const result = parseCatalogue(files)
      return result.ok ? '' : formatProblems(result.problems).join('\n')
    }
    expect(broken(books => delete books['pur-hard'])).toMatch(/bindings\.json.*books.*"pur-hard" is missing/)
    expect(broken(books => Object.assign(books['pur-soft']!, { foldShiftMm: 3 }))).toMatch(
      /bindings\.json.*books\.pur-soft\.foldShiftMm/,
    )
    const unsourced = { value: 3, source: '', confirmed: false }
    expect(broken(books => Object.assign(books['pur-soft']!, { foldShiftMm: unsourced }))).toMatch(
      /bindings\.json.*books\.pur-soft\.foldShiftMm\.source/,
    )
    const files = dataFiles()
    delete files['bindings.json']
    const missing = parseCatalogue(files)
    expect(missing).toMatchObject({
      ok: false,
      problems: [{ file: 'bindings.json', message: 'the file is missing' }],
    })
  })

  it('move what lies across the fold of a glued book out by 3 mm, and of no other', () => {
    const shiftOf = (book: PhotobookConfiguration) => bookBindingOf(catalogue, book)?.foldShiftMm.value
    for (const book of sample) expect(shiftOf(book)).toBe(book.photobookBinding === 'pur' ? 3 : 0)
  })
})

const formatOf = ({ photobookFormat }: PhotobookConfiguration) => {
  const format = photobookDefinition(catalogue).formats[photobookFormat]
  if (!format) throw new Error(`There is no format ${photobookFormat}`)
  return format
}
