import { documentKindFacts } from '../../document-kinds.ts'
import { isTextStencil } from '../../elements/stencil/change-stencil.ts'
import { textOf } from '../../elements/text/edit-text.ts'
import { createRun, type TextElement, type TextRole } from '../../elements/text/text.ts'
import { mergedTexts } from '../../mail-merge/filled.ts'
import type { Document, Json, Page } from '../../model.ts'
import type { Change } from '../../patch.ts'
import { isProofApproved } from '../../proof.ts'
import type { Finding, Repair } from '../finding.ts'
import { keepAsIs, type TextCheck, type TextRule, textFinding } from '../text-check.ts'

/** Roles of texts about people. A headline may be right as it is, and is reported together with other texts. */
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

const isPersonal = ({ role, locked }: TextElement) => PERSONAL.includes(role) && (role !== null || !locked)

/** Whether a text is still the sample where the customer's own names or data belong. */
export const isSampleOfPeople = (element: TextElement): boolean =>
  isSample(element, textOf(element)) && isPersonal(element)

/** Whether a sample text has a finding of its own; all others share one. */
function isToldAlone(document: Document, element: TextElement): boolean {
  const { isShownForYears, sampleTitles } = documentKindFacts(document)
  if (isShownForYears) return isPersonal(element)
  return sampleTitles !== undefined && element.role !== null
}

/**
 * A text that is still the design's sample. Wall art shows it for years, and a book on its cover: both must be
 * answered. A calendar's title may be intended.
 */
export const sampleText: TextRule = check => {
  const { document, element, words } = check
  if (!isSample(element, words) || !isToldAlone(document, element)) return []
  const { sampleTitles } = documentKindFacts(document)
  const severity = sampleTitles ?? 'strong'
  const line = words.replace(/\s+/g, ' ')
  return [
    textFinding(check, { id: 'sample-text', severity }, { words: line }, [
      { id: 'edit-text', effect: { type: 'ask', action: 'edit-text', elementId: element.id }, params: {} },
      ...(sampleTitles && !element.required ? [omitRepair([check])] : []),
    ]),
  ]
}

/** A text stencil that still has the design's sample characters: customers do not want another person's initial. */
export function sampleStencilText(document: Document): Finding[] {
  if (!documentKindFacts(document).isShownForYears) return []
  return document.pages.flatMap(page =>
    page.elements.flatMap(element => {
      if (!isTextStencil(element) || element.own) return []
      const { id, words } = element
      const check = { document, page, element: { id, role: 'letters' } }
      return [
        textFinding(check, { id: 'sample-text', severity: 'strong', mark: words }, { words }, [
          { id: 'edit-text', effect: { type: 'ask', action: 'edit-text', elementId: id }, params: {} },
        ]),
      ]
    }),
  )
}

/**
 * All other sample texts in one finding, because single ones would make an endless list. None once a proof
 * is approved.
 */
export function sampleTexts(document: Document): Finding[] {
  const { isProofread, sampleTitles } = documentKindFacts(document)
  if (isProofread && isProofApproved(document)) return []
  const merged = new Set(mergedTexts(document).map(({ element }) => element))
  const samples = document.pages.flatMap(page =>
    page.elements.flatMap(element => {
      if (element.type !== 'text' || merged.has(element) || isToldAlone(document, element)) return []
      const words = textOf(element)
      return isSample(element, words) ? [{ document, page, element, words, measure: undefined }] : []
    }),
  )
  const [first] = samples
  if (!first) return []
  const params = { count: samples.length, words: first.words.replace(/\s+/g, ' ') }
  const { id: elementId } = first.element
  const edit: Repair = {
    id: 'edit-text',
    effect: { type: 'ask', action: 'edit-text', elementId },
    params: {},
  }
  const severity = sampleTitles === 'strong' ? 'strong' : 'hint'
  const repairs = severity === 'strong' ? [omitRepair(samples), edit] : [edit]
  const found = { id: 'sample-texts', severity, mark: String(samples.length) } as const
  const finding = textFinding(first, found, params, repairs)
  const isAnswerable = severity === 'hint' && !finding.kept
  return [isAnswerable ? { ...finding, repairs: [...repairs, keepAsIs(finding.key)] } : finding]
}

/** Empties texts, and answers the resulting findings at once. */
function omitRepair(checks: readonly Pick<TextCheck, 'page' | 'element'>[]): Repair {
  const patch = checks.flatMap(({ page, element }): Change[] => [
    set(page, element, 'runs', [createRun('')] as unknown as Json),
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
