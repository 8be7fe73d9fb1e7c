import { textOf } from '../../elements/text/edit-text.ts'
import type { TextElement } from '../../elements/text/text.ts'
import { mergedTexts } from '../../mail-merge/filled.ts'
import type { Document } from '../../model.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding } from '../finding.ts'
import { type TextRule, textFinding, textRepair } from '../text-check.ts'
import { sampleStencilText, sampleText, sampleTexts } from './sample-text.ts'
import { contrast, foilDetailTooFine } from './text-colour.ts'
import { findTextOnWrap, textOutsideSafeArea } from './text-position.ts'

/** An empty required text, or any other text that the customer emptied. */
const emptyText: TextRule = check => {
  const { element, words } = check
  if (words.trim() !== '' || !element.own) return []
  const severity = element.required ? 'block' : 'hint'
  const empty = textFinding(check, { id: 'empty-text', severity }, {}, [])
  const hidden = textRepair(check, 'hide-text', { ...element, required: false })
  const patch = hidden.effect.type === 'patch' ? hidden.effect.patch : []
  const keep = { op: 'set' as const, path: ['kept', empty.key], value: true }
  return [
    {
      ...empty,
      repairs: [
        { id: 'text-idea', effect: { type: 'ask', action: 'text-idea', elementId: element.id }, params: {} },
        ...(empty.kept ? [] : [{ ...hidden, effect: { type: 'patch' as const, patch: [...patch, keep] } }]),
      ],
      // An optional text hidden on purpose counts as answered.
      kept: empty.kept && !element.required,
    },
  ]
}

/** Minimum size after shrinking, so that a whole sentence stays legible. */
const LEAST_PT = 6
const ROOM = 1.3

const textOverflow: TextRule = check => {
  const { element, measure, page } = check
  if (!measure || measure.fits || check.words === '') return []
  const smallest = Math.min(element.minSizePt, Math.max(LEAST_PT, element.minSizePt * 0.75))
  const params = { pt: Math.floor(smallest * 10) / 10 }
  const smaller = textRepair(check, 'smaller-text', { ...element, minSizePt: smallest, set: null }, params)
  const box = largerBox(element, page.trim.height - page.safe.bottom)
  const larger = box && textRepair(check, 'larger-box', { ...element, box, set: null })
  return [
    textFinding(check, { id: 'text-overflow', severity: 'block' }, params, [
      { id: 'edit-text', effect: { type: 'ask', action: 'edit-text', elementId: element.id }, params: {} },
      ...(smallest < element.minSizePt ? [smaller] : []),
      ...(larger ? [larger] : []),
    ]),
  ]
}

/** A higher box with the same top edge, down to the safe area's lower edge at most. */
function largerBox({ box, turn }: TextElement, bottom: number): TextElement['box'] | null {
  if (turn !== 0) return null
  const height = Math.min(box.height * ROOM, bottom - box.y)
  return height > box.height * 1.05 ? { ...box, height } : null
}

/** Characters missing in the font and its fallbacks, such as emoji; other fonts would not have them either. */
const missingGlyph: TextRule = check => {
  const { element, measure } = check
  if (!measure || measure.missing.length === 0) return []
  const characters = measure.missing.slice(0, 6).join(' ')
  return [
    textFinding(check, { id: 'missing-glyph', severity: 'block' }, { characters }, [
      { id: 'edit-text', effect: { type: 'ask', action: 'edit-text', elementId: element.id }, params: {} },
    ]),
  ]
}

/** Rules about the layout of texts: a merged text is checked for each record. */
const SET_RULES: readonly TextRule[] = [textOverflow, missingGlyph, textOutsideSafeArea, foilDetailTooFine]
const WORD_RULES: readonly TextRule[] = [emptyText, sampleText]

/** The text rules of designer.md 9. Texts generated from a calendar's month are the shop's own, and not checked. */
export function textRules(document: Document, context: PreflightContext): Finding[] {
  const { texts = {}, grounds = {}, spelling: spelt = {}, wordRules = [], mergeRules } = context
  const ofWords = [...WORD_RULES, ...(mergeRules ? [mergeRules.ofWords] : []), contrast, ...wordRules]
  const merged = new Set(mergedTexts(document).map(({ element }) => element.id))
  const found = document.pages.flatMap(page =>
    page.elements.flatMap(element => {
      if (element.type !== 'text' || element.calendar) return []
      const measure = Object.hasOwn(texts, element.id) ? texts[element.id] : undefined
      const ground = Object.hasOwn(grounds, element.id) ? grounds[element.id] : undefined
      const misspelt = Object.hasOwn(spelt, element.id) ? spelt[element.id] : undefined
      const words = textOf(element)
      const check = { document, page, element, words, measure, measures: texts, ground, misspelt }
      const set = merged.has(element.id)
        ? (mergeRules?.ofRecords(check, SET_RULES, context) ?? [])
        : SET_RULES.flatMap(rule => rule(check))
      return [...ofWords.flatMap(rule => rule(check)), ...set]
    }),
  )
  return [...found, ...sampleStencilText(document), ...findTextOnWrap(document), ...sampleTexts(document)]
}
