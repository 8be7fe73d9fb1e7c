import type { DocumentKind } from '@passepartout/domain'

/** What is true of all documents of a kind. Every designer loads the facts of all kinds. */
export interface DocumentKindFacts {
  /**
   * What its pages are, if not numbered sheets. `prints`: each a print of its own with one photo, counted in copies.
   * `sides`: of one sheet, named by their face. `spreads`: moved by the customer, so that their names follow from the
   * document.
   */
  pages?: 'prints' | 'sides' | 'spreads'
  /** A print finish is on the cover only. */
  isFinishedOnCover?: true
  /** Printed on a press with four inks; the others come from printers that take RGB. */
  isPrintedOnPress?: true
  /** A layout arranges the photos and crops them; they are in its slots only. */
  arrangesPhotos?: true
  /** The customer approves a proof before ordering. */
  isProofread?: true
  /** Shown for years, so that every sample text about people must be answered. */
  isShownForYears?: true
  /** How strongly each sample title is reported; `strong`: the other sample texts must be answered as well. */
  sampleTitles?: 'strong' | 'hint'
}

const KINDS: Readonly<Record<DocumentKind, DocumentKindFacts>> = {
  'photo-frame': {},
  collage: { arrangesPhotos: true, isShownForYears: true },
  calendar: { isPrintedOnPress: true, sampleTitles: 'hint' },
  photobook: {
    pages: 'spreads',
    isFinishedOnCover: true,
    isPrintedOnPress: true,
    sampleTitles: 'strong',
  },
  card: { pages: 'sides', isPrintedOnPress: true, isProofread: true },
  prints: { pages: 'prints' },
}

/** The facts of a document's kind; none for a kind that is not listed. */
export const documentKindFacts = ({ kind }: { kind: DocumentKind }): DocumentKindFacts => KINDS[kind] ?? {}
