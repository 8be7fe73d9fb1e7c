import { allSlots, findAsset } from '../find.ts'
import type { Document } from '../model.ts'
import type { PreflightContext } from './context.ts'
import type { Finding, Repair, Severity } from './finding.ts'
import { blurredPhoto } from './rules/blurred.ts'
import { cropLoss } from './rules/crop-loss.ts'
import { subjectNearTrim, subjectOnWrappedEdge } from './rules/edges.ts'
import { findEmptySlots } from './rules/empty-slots.ts'
import { foilCovered } from './rules/foil-covered.ts'
import { brokenFile, originalPending, samplePhoto } from './rules/photo-state.ts'
import { duplicates, photoCountMismatch } from './rules/prints.ts'
import { proofNotApproved } from './rules/proof.ts'
import { quality } from './rules/quality.ts'
import { textRules } from './rules/text.ts'
import { thinLines } from './rules/thin-lines.ts'
import { findUnplacedTexts } from './rules/unplaced-texts.ts'
import { whiteEdge } from './rules/white-edge.ts'
import type { PhotoRule, SlotRule } from './slot-check.ts'

const SLOT_RULES: readonly SlotRule[] = [whiteEdge]
const PHOTO_RULES: readonly PhotoRule[] = [
  samplePhoto,
  brokenFile,
  originalPending,
  quality,
  blurredPhoto,
  subjectNearTrim,
  subjectOnWrappedEdge,
  cropLoss,
]

const ORDER: Record<Severity, number> = { block: 0, strong: 1, hint: 2 }

/**
 * Runs all print checks on a document (designer.md 9): blockers first, then in reading order. Pure, with the same
 * result everywhere.
 */
export function preflight(document: Document, context: PreflightContext): Finding[] {
  const bySlot = allSlots(document).flatMap(({ page, slot }) => {
    const check = { document, page, slot, context }
    const asset = slot.photo && findAsset(document, slot.photo.assetId)
    const photo = asset && slot.photo ? { ...check, asset, crop: slot.photo.crop } : null
    return [
      ...SLOT_RULES.flatMap(rule => rule(check)),
      ...(photo ? [...PHOTO_RULES, ...(context.faceRules ?? [])].flatMap(rule => rule(photo)) : []),
    ]
  })
  const whole = [
    ...combinations(context),
    ...findEmptySlots(document, context),
    ...photoCountMismatch(document, context),
    ...duplicates(document),
    ...proofNotApproved(document, context),
    ...(context.mergeRules?.ofTable(document, context) ?? []),
    ...[...(context.calendarRules ?? []), ...(context.dayRules ?? [])].flatMap(rule =>
      rule(document, context),
    ),
    ...thinLines(document),
    ...foilCovered(document, context),
    ...findUnplacedTexts(document),
  ]
  return [...whole, ...bySlot, ...textRules(document, context)].sort(
    (a, b) => ORDER[a.severity] - ORDER[b.severity],
  )
}

const combinations = ({ combinations = [] }: PreflightContext): Finding[] =>
  combinations.map(({ a, b, choices }) => ({
    id: 'combination',
    key: `combination/${a}/${b}`,
    severity: 'block',
    pageId: null,
    elementId: null,
    assetId: null,
    params: { a, b },
    repairs: choices.map(
      ({ configuration, page, params }): Repair => ({
        id: 'configuration',
        effect: { type: 'configuration', configuration, ...(page && { page }) },
        params,
      }),
    ),
    kept: false,
  }))

export interface PrintState {
  state: 'ready' | 'hints' | 'blocked'
  blockers: number
  /** Strong hints that are not answered yet. */
  unanswered: number
  /** Unanswered hints of both strengths. */
  hints: number
}

/** The chip of the price bar: ready, n hints, n points missing. */
export function printState(findings: readonly Finding[]): PrintState {
  const open = findings.filter(finding => !finding.kept)
  const count = (severity: Severity) => open.filter(finding => finding.severity === severity).length
  const [blockers, unanswered, weak] = [count('block'), count('strong'), count('hint')]
  const hints = unanswered + weak
  return { state: blockers > 0 ? 'blocked' : hints > 0 ? 'hints' : 'ready', blockers, unanswered, hints }
}
