import { numbersHeight, type SheetRules } from '@passepartout/document/book'
import type { Designer } from '../state/designer.ts'
import { sheetRules } from './book-dials.ts'

/** Shorter side assumed for a book without single pages, in mm. */
const USUAL_SIDE_MM = 200

/** What binding and wishes leave for photos on the sheets of the current book. */
export function sheetRulesOf({ editor, design }: Pick<Designer, 'editor' | 'design'>): SheetRules {
  const { document } = editor.getSnapshot()
  const inside = document.pages.find(({ role }) => role === 'inside')
  const side = inside ? Math.min(inside.trim.width, inside.trim.height) : USUAL_SIDE_MM
  const rules = sheetRules(document, design.get().product?.book, side)
  return inside ? { ...rules, footMm: numbersHeight(document, inside) } : rules
}
