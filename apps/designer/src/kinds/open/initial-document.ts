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

/** A page of a product: from the design, or a plain one where the design has none. */
export interface SheetSpec {
  label: ConfiguredPage['label']
  /** Page of the design; in the document it gets the id of the plain page. */
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
  /** Size of a single page, in mm. */
  trim: { widthMm: number; heightMm: number }
  /** Bleed and safe area of the lab, in mm. */
  print: { bleed?: number; safe?: number | Sides }
  calendar?: CalendarData
  card?: CardData
}

/** Creates the document of a new design, and the names of its pages. */
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
