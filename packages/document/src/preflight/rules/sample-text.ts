import { isLettered } from '../../elements/stencil/change-stencil.ts'
import { wordsOf } from '../../elements/text/change-words.ts'
import { plainRun, type TextElement, type TextRole } from '../../elements/text/text.ts'
import type { Document, Json, Page } from '../../model.ts'
import type { Change } from '../../patch.ts'
import type { Finding, Repair } from '../finding.ts'
import { type TextCheck, type TextRule, textFinding } from '../text-check.ts'

/** What a design says of people who are not the customer. A headline may well be right as it is. */
const PERSONAL: readonly (TextRole | null)[] = [
  'names',
  'first-name',
  'second-name',
  'initials',
  'date',
  'place',
  'greeting',
  'sender',
  'age',
  null,
]

const isSample = ({ own, calendar }: TextElement, words: string) =>
  !own && !calendar && /\p{L}|\p{N}/u.test(words)

/** A caption inside a book: it has no role, and there are many of them. */
const isCaption = ({ kind }: Document, { role }: TextElement) => kind === 'photobook' && role === null

/**
 * What was left as the design has it. A wall says it for years and a book on its cover: both have to be answered. A calendar's
 * title may be meant so. A card is read before it is ordered, so that it needs no such rule.
 */
export const sampleText: TextRule = check => {
  const { document, element, words } = check
  if (!isSample(element, words) || isCaption(document, element)) return []
  const isOfWall =
    document.kind === 'collage' &&
    PERSONAL.includes(element.role) &&
    (element.role !== null || !element.locked)
  const isTitle = document.kind === 'photobook' || (document.kind === 'calendar' && element.role !== null)
  if (!isOfWall && !isTitle) return []
  const severity = document.kind === 'calendar' ? 'hint' : 'strong'
  const said = words.replace(/\s+/g, ' ')
  return [
    textFinding(check, { id: 'sample-text', severity }, { words: said }, [
      { id: 'edit-text', effect: { type: 'ask', action: 'edit-text', elementId: element.id }, params: {} },
      ...(isTitle && !element.required ? [leaveOut([check])] : []),
    ]),
  ]
}

/** Letters that photos fill, and that are still those of the design: nobody hangs up somebody else's initial. */
export function sampleLetters(document: Document): Finding[] {
  if (document.kind !== 'collage') return []
  return document.pages.flatMap((page, index) =>
    page.elements.flatMap(element => {
      if (!isLettered(element) || element.own) return []
      const { id, words } = element
      const check = { document, page, pageNumber: index + 1, element: { id, role: 'letters' } }
      return [
        textFinding(check, { id: 'sample-text', severity: 'strong', mark: words }, { words }, [
          { id: 'edit-text', effect: { type: 'ask', action: 'edit-text', elementId: id }, params: {} },
        ]),
      ]
    }),
  )
}

/** All captions inside a book that are the design's, told at once: each of them alone would be a list without end. */
export function sampleCaptions(document: Document): Finding[] {
  const samples = document.pages.flatMap((page, index) =>
    page.elements.flatMap(element =>
      element.type === 'text' && isCaption(document, element) && isSample(element, wordsOf(element))
        ? [{ document, page, pageNumber: index + 1, element, words: wordsOf(element), measure: undefined }]
        : [],
    ),
  )
  const [first] = samples
  if (!first) return []
  const words = first.words.replace(/\s+/g, ' ')
  const params = { count: samples.length, words }
  const repairs: Repair[] = [
    leaveOut(samples),
    {
      id: 'edit-text',
      effect: { type: 'ask', action: 'edit-text', elementId: first.element.id },
      params: {},
    },
  ]
  const found = { id: 'sample-captions', severity: 'strong', mark: String(samples.length) } as const
  return [textFinding(first, found, params, repairs)]
}

/** Empties texts, and answers at once that nobody misses them. */
function leaveOut(checks: readonly Pick<TextCheck, 'page' | 'element'>[]): Repair {
  const patch = checks.flatMap(({ page, element }): Change[] => [
    set(page, element, 'runs', [plainRun('')] as unknown as Json),
    set(page, element, 'own', true),
    { op: 'set', path: ['kept', `empty-text/${element.id}`], value: true },
  ])
  return { id: 'leave-out', effect: { type: 'patch', patch }, params: { count: checks.length } }
}

const set = (page: Page, element: TextElement, key: keyof TextElement, value: Json): Change => ({
  op: 'set',
  path: ['pages', page.id, 'elements', element.id, key],
  value,
})
