import { MM_PER_POINT, thinStrokeEm } from '@passepartout/typeset'
import { backgroundColours } from '../../book/background-photo.ts'
import { contrastOf } from '../../colour-contrast.ts'
import { withTextStyle } from '../../elements/text/edit-text.ts'
import type { TextElement } from '../../elements/text/text.ts'
import { intersect } from '../../geometry/box.ts'
import type { Document, Page } from '../../model.ts'
import { FOIL, foilOf, tokenColour } from '../../paint.ts'
import { type TextRule, textFinding, textRepair } from '../text-check.ts'

/** Foil bleeds in smaller type. */
const LEAST_FOIL_PT = 8
/**
 * Minimum width in mm of a thin foil stroke that is part of a character; a separate line needs more (`thin-lines.ts`).
 */
const LEAST_STROKE_MM = 0.1
/** A text that has to grow more would rarely fit its place. */
const MOST_GROWTH = 1.6

export const foilDetailTooFine: TextRule = check => {
  const { document, page, element, measure } = check
  const foil = foilOf(document, page)
  const sizePt = measure?.sizePt ?? element.sizePt
  const leastPt = leastFoilPt(element)
  if (foil === null || !element.own || check.words.trim() === '' || sizePt >= leastPt) return []
  const stand = document.design?.foilFallback
  const larger = {
    ...element,
    sizePt: Math.max(leastPt, element.sizePt),
    minSizePt: leastPt,
    maxSizePt: Math.max(leastPt, element.maxSizePt),
    set: null,
  }
  return [
    textFinding(check, { id: 'foil-fine', severity: 'strong', mark: foil }, { pt: leastPt }, [
      ...(leastPt <= sizePt * MOST_GROWTH ? [textRepair(check, 'larger-text', larger, { pt: leastPt })] : []),
      ...(stand ? [textRepair(check, 'no-foil', withTextStyle(element, { colour: stand }))] : []),
    ]),
  ]
}

/**
 * The font size in points that the foil parts of a text need for the thinnest strokes of their fonts; 0 without foil.
 */
function leastFoilPt({ runs, colour, face, weight }: TextElement): number {
  const sizes = runs
    .filter(run => (run.colour ?? colour) === FOIL && run.text.trim() !== '')
    .map(run => {
      const strokeEm = thinStrokeEm(run.face ?? face, run.weight ?? weight)
      return Math.max(LEAST_FOIL_PT, LEAST_STROKE_MM / strokeEm / MM_PER_POINT)
    })
  return Math.ceil(Math.max(0, ...sizes) * 2) / 2
}

/** Minimum contrast of legible large type (WCAG 1.4.3 requires 3 : 1 on screens; paper needs less). */
const LEAST_CONTRAST = 2

/** Share of the background that may have too little contrast: a leaf behind one character does not matter. */
const LEAST_SHARE = 0.2

/** Contrast of texts on the page background, and on photos and drawings whose pixels have been examined. */
export const contrast: TextRule = check => {
  const { document, page, element, ground } = check
  if (element.colour === FOIL || !element.own || check.words.trim() === '') return []
  const below = liesOverContent(page, element.id) ? ground : backgroundColours(document, page)
  if (!below || below.length === 0) return []
  const unread = unreadableShare(tokenColour(document, element.colour), below)
  if (unread <= LEAST_SHARE) return []
  const best = mostReadableColour(document, below)
  // On a background with light and dark areas no colour is legible everywhere: small improvements are not offered.
  const helps = best.unread <= Math.max(LEAST_SHARE, unread / 2)
  const repairs = helps
    ? [textRepair(check, 'readable-colour', withTextStyle(element, { colour: best.paint }))]
    : []
  return [textFinding(check, { id: 'contrast', severity: 'hint' }, {}, repairs)]
}

/** Share of the background on which a colour is hardly legible. */
const unreadableShare = (colour: string, below: readonly string[]): number =>
  below.filter(one => contrastOf(colour, one) < LEAST_CONTRAST).length / below.length

function liesOverContent({ elements }: Page, id: string): boolean {
  const at = elements.findIndex(element => element.id === id)
  const own = elements[at]
  if (!own) return true
  return elements.slice(0, at).some(({ box }) => intersect(box, own.box) !== null)
}

/** The design's colour that is legible on most of the background; if none is, the best of it, black and white. */
function mostReadableColour(
  { design }: Document,
  below: readonly string[],
): { paint: string; unread: number } {
  const judged = ([paint, colour]: readonly [string, string]) => ({
    paint,
    unread: unreadableShare(colour, below),
    least: minContrast(below.map(one => contrastOf(colour, one))),
  })
  const better = (a: ReturnType<typeof judged>, b: ReturnType<typeof judged>) =>
    a.unread - b.unread || b.least - a.least
  const [own] = Object.entries(design?.colours ?? {})
    .map(judged)
    .sort(better)
  if (own && own.unread <= LEAST_SHARE) return own
  const plain = ['#000000', '#ffffff'].map(colour => judged([colour, colour]))
  const [best] = [...(own ? [own] : []), ...plain].sort(better)
  return best ?? { paint: '#000000', unread: 1 }
}

/** The tenth percentile. */
const minContrast = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0
