import type { Document, Page } from '../model.ts'
import { printsWithPhoto } from './change-prints.ts'
import { printChoices, printSlot } from './print-page.ts'

/** Prints that are produced and priced together: one paper, one format. */
export interface PrintGroup {
  paper: string
  /** Longer side first, in mm. */
  long: number
  short: number
  pages: Page[]
  /** Number of prints, not of pages. */
  count: number
}

/** The prints of a document by paper and format, in order of first appearance. */
export function printGroups(document: Document, paper: string): PrintGroup[] {
  const groups = new Map<string, PrintGroup>()
  for (const page of printsWithPhoto(document)) {
    const { copies, paper: own } = printChoices(page)
    const { width, height } = page.trim
    const [long, short] = [Math.max(width, height), Math.min(width, height)]
    const key = `${own ?? paper}/${long}x${short}`
    const group = groups.get(key) ?? { paper: own ?? paper, long, short, pages: [], count: 0 }
    groups.set(key, { ...group, pages: [...group.pages, page], count: group.count + copies })
  }
  return [...groups.values()]
}

/** A document with some of the pages only, and their photos. */
export function documentWithPages(document: Document, pages: readonly Page[]): Document {
  const used = new Set(pages.map(page => printSlot(page)?.photo?.assetId))
  const assets = Object.fromEntries(Object.entries(document.assets).filter(([id]) => used.has(id)))
  return { ...document, pages: [...pages], assets, aside: [] }
}
