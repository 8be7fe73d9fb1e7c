import { type Document, type Page, type TextElement, textOf } from '@passepartout/document'

/** An editable text with the name of its field. */
export interface TextField {
  page: Page
  element: TextElement
  /** Message key of its name. */
  label: string
  /** Distinguishes texts of one name; 0 where there is only one. */
  number: number
}

/** Separators between names, which designs set as texts of their own; not editable. */
const BETWEEN = /^[\s&+·•|/\-–—]*$/u

/** Text on a book's spine has the role of a headline but a name of its own, because the cover has a headline too. */
const labelOf = ({ spine }: Page, { id, role, caption }: TextElement) =>
  spine !== null && id.endsWith('.spine') ? 'role.spine' : `role.${caption ? 'caption' : (role ?? 'free')}`

/** Texts of a page from top to bottom, in the order of a form. */
export function textFieldsOf(page: Page): TextField[] {
  const texts = page.elements
    .filter(element => element.type === 'text')
    .filter(element => !element.calendar && (element.own || !BETWEEN.test(textOf(element))))
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  const seen = new Map<string, number>()
  return texts.map(element => {
    const label = labelOf(page, element)
    const isOnly = texts.filter(other => labelOf(page, other) === label).length === 1
    seen.set(label, (seen.get(label) ?? 0) + 1)
    return { page, element, label, number: isOnly ? 0 : (seen.get(label) ?? 0) }
  })
}

export const allTextFields = ({ pages }: Pick<Document, 'pages'>): TextField[] => pages.flatMap(textFieldsOf)
