import { type Document, fitCover, sidesOfFold } from '@passepartout/document'
import { blankPage, caseSheet, type Scene, splitSpread } from '@passepartout/render'
import type { BookPress } from './book-press.ts'

export type SheetRole =
  | 'cover'
  | 'cover-front'
  | 'cover-inside-front'
  | 'cover-inside-back'
  | 'cover-back'
  | 'page'
  | 'half-sheet'
  | 'spread'

/** A page of a book's print file. */
export interface PressSheet {
  /** Index of the document's page, all or part of which it shows. */
  index: number
  part: 'whole' | 'left' | 'right' | 'blank'
  role: SheetRole
  /** The book's pages on it, from 1; empty on a cover. */
  numbers: number[]
}

/** A book whose cover has the size of its binding. */
export function boundDocument(document: Document, { cover }: BookPress): Document {
  const [page] = document.pages
  return (page && fitCover(document, page.id, cover)) ?? document
}

/**
 * The pages of a book's print file, in order: the cover, then the inner pages. A stapled book goes page by page, its
 * cover around it with blank insides.
 */
export function pressSheets({ pages }: Document, { pages: form, hasSpine }: BookPress): PressSheet[] {
  const [cover, ...inner] = pages
  if (!cover) return []
  let last = 0
  const body = inner.flatMap(({ role }, at): PressSheet[] => {
    const index = at + 1
    const numbers = role === 'spread' ? [last + 1, last + 2] : [last + 1]
    last += numbers.length
    if (form === 'spreads')
      return [{ index, part: 'whole', role: role === 'spread' ? 'spread' : 'half-sheet', numbers }]
    if (role !== 'spread') return [{ index, part: 'whole', role: 'page', numbers }]
    return numbers.map((number, side) => ({
      ...{ index, part: side === 0 ? ('left' as const) : ('right' as const) },
      ...{ role: 'page' as const, numbers: [number] },
    }))
  })
  const of = (part: PressSheet['part'], role: SheetRole): PressSheet => ({
    index: 0,
    part,
    role,
    numbers: [],
  })
  if (hasSpine) return [of('whole', 'cover'), ...body]
  const before = [of('right', 'cover-front'), of('blank', 'cover-inside-front')]
  return [...before, ...body, of('blank', 'cover-inside-back'), of('left', 'cover-back')]
}

/**
 * The scenes of a book's print file.
 *
 * @param sceneOf the scene of a page of the document
 */
export function pressScenes(
  document: Document,
  press: BookPress,
  sceneOf: (index: number) => Scene,
): { sheet: PressSheet; scene: Scene }[] {
  const halves = new Map<number, Scene[]>()
  const halvesOf = (index: number) => {
    const scene = sceneOf(index)
    const [fold = 0] = scene.folds
    const sides = sidesOfFold(document.pages[index]?.elements ?? [], fold)
    return splitSpread(scene, { sides, shiftMm: press.foldShiftMm })
  }
  return pressSheets(document, press).map(sheet => {
    const { index, part } = sheet
    if (part === 'whole') {
      const turnIn = document.pages[index]?.cover?.turnIn ?? 0
      return { sheet, scene: caseSheet(sceneOf(index), turnIn) }
    }
    const parts = halves.get(index) ?? halvesOf(index)
    halves.set(index, parts)
    const scene = parts[part === 'right' ? 1 : 0] ?? sceneOf(index)
    return { sheet, scene: part === 'blank' ? blankPage(scene) : scene }
  })
}
