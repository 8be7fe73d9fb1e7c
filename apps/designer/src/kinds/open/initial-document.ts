import {
  type Design,
  type DesignLibrary,
  documentFromDesign,
  type PageSelection,
} from '@passepartout/designs'
import {
  type CalendarData,
  type CardData,
  createPage,
  type Document,
  documentOf,
  type PageSpec,
  type Sides,
} from '@passepartout/document'
import type { DocumentKind, Locale, PrintFinish } from '@passepartout/domain'
import type { ConfiguredPage } from '../../data/configured-product.ts'

/** A page of a product: the design's, or a plain one where the design has none. */
export interface SheetSpec {
  label: ConfiguredPage['label']
  /** Of the design; its id in the document is the plain page's. */
  wanted?: Omit<PageSelection, 'id'>
  plain: PageSpec
}

interface InitialDocumentInput {
  kind: DocumentKind
  sheets: readonly SheetSpec[]
  library: DesignLibrary
  design: Design | undefined
  palette: string
  locale: Locale
  refinement: PrintFinish
  /** Of a single page, in mm. */
  trim: { widthMm: number; heightMm: number }
  /** Of the plant, in mm. */
  print: { bleed?: number; safe?: number | Sides }
  calendar?: CalendarData
  card?: CardData
}

/** What a designer opens with: the document in its design, and the names of its pages. */
export function createInitialDocument({ sheets, design, library, card, ...product }: InitialDocumentInput): {
  document: Document
  pages: ConfiguredPage[]
} {
  const wanted = sheets.flatMap(sheet => (sheet.wanted ? [{ ...sheet.wanted, id: sheet.plain.id }] : []))
  const designed = design && documentFromDesign(library, design, { ...product, pages: wanted })
  const pages = sheets.map(
    ({ plain }) => designed?.pages.find(({ id }) => id === plain.id) ?? createPage(plain),
  )
  const bare = documentOf(product.kind, pages, { locale: product.locale })
  return {
    document: {
      ...(designed ? { ...designed, pages: bare.pages } : bare),
      refinement: product.refinement,
      calendar: product.calendar ?? null,
      card: card ?? null,
    },
    pages: sheets.slice(0, bare.pages.length).map(({ plain: { id }, label }) => ({ id, label })),
  }
}
