import { type Document, type Page, type TextElement, textOf } from '@passepartout/document'

/** A text that can be typed into, with what its field is called. */
export interface TextField {
  page: Page
  element: TextElement
  /** Message key of its name. */
  label: string
  /** Tells texts of one name apart; 0 where there is only one. */
  number: number
}

/** Signs between names that designs set as pieces of their own: nobody types them. */
const BETWEEN = /^[\s&+·•|/\-–—]*$/u

/** Words on the spine of a book have the role of a headline, and a name of their own: the cover has a headline, too. */
const labelOf = ({ spine }: Page, { id, role }: TextElement) =>
  spine !== null && id.endsWith('.spine') ? 'role.spine' : `role.${role ?? 'free'}`

/** Texts of a page from top to bottom, as a form asks for them. */
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
