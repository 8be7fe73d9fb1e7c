import { fingerprintDrawing } from './document-dependencies.ts'
import { textOf } from './elements/text/edit-text.ts'
import type { Document } from './model.ts'

/**
 * What proof-reading was about: words and their looks, photos and what is seen of them, colours, metal and size. It does not
 * change with what the plant decides (bleed, safe distance) or with how a text was set.
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

/** Whether somebody has read what would be printed now. */
export const isProofApproved = (document: Document): boolean =>
  document.card?.read === proofFingerprint(document)

/** The document as it is after it was read. */
export const withProofApproved = (document: Document): Document =>
  document.card ? { ...document, card: { ...document.card, read: proofFingerprint(document) } } : document
