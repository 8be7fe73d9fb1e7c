import { fingerprintDrawing } from './document-dependencies.ts'
import { textOf } from './elements/text/edit-text.ts'
import type { Document } from './model.ts'

/**
 * Fingerprint of everything approved in a proof: texts and their style, photos and their visible part, colours, print
 * finish and size. Independent of the lab's settings (bleed, safe margin) and of line breaks.
 */
export function proofFingerprint({ pages, design, refinement, card }: Document): string {
  const seen = pages.map(({ id, trim, elements }) => [
    id,
    [Math.round(trim.width), Math.round(trim.height)],
    elements.map(element => {
      if (element.type === 'photo') return [element.id, element.photo]
      if (element.type !== 'text') return element.id
      const { face, weight, italic, align, colour, runs } = element
      return [element.id, textOf(element), face, weight, italic, align, colour, runs]
    }),
  ])
  const whole = [seen, design?.palette ?? null, refinement, card?.punching ?? null]
  return fingerprintDrawing(JSON.stringify(card?.merge ? [...whole, card.merge] : whole))
}

/** Whether the customer has approved the current state. */
export const isProofApproved = (document: Document): boolean =>
  document.card?.read === proofFingerprint(document)

/** The document with its current state approved. */
export const withProofApproved = (document: Document): Document =>
  document.card ? { ...document, card: { ...document.card, read: proofFingerprint(document) } } : document
