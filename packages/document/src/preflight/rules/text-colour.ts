import { withTextLook } from '../../elements/text/change-words.ts'
import type { Box, Document, Page } from '../../model.ts'
import { colourOf, FOIL, foilOf, groundOf } from '../../paint.ts'
import { type TextRule, textFinding, textRepair } from '../text-check.ts'

/** Metal runs in letters smaller than this. */
const LEAST_FOIL_PT = 8

export const foilFine: TextRule = check => {
  const { document, page, element, measure } = check
  const isFoil = element.colour === FOIL || element.runs.some(({ colour }) => colour === FOIL)
  const sizePt = measure?.sizePt ?? element.sizePt
  if (!isFoil || !element.own || check.words.trim() === '' || sizePt >= LEAST_FOIL_PT) return []
  const foil = foilOf(document, page)
  if (foil === null) return []
  const stand = document.design?.foilFallback
  const larger = {
    ...element,
    sizePt: Math.max(LEAST_FOIL_PT, element.sizePt),
    minSizePt: LEAST_FOIL_PT,
    maxSizePt: Math.max(LEAST_FOIL_PT, element.maxSizePt),
    set: null,
  }
  return [
    textFinding(check, { id: 'foil-fine', severity: 'strong', mark: foil }, { pt: LEAST_FOIL_PT }, [
      textRepair(check, 'larger-text', larger, { pt: LEAST_FOIL_PT }),
      ...(stand ? [textRepair(check, 'no-foil', withTextLook(element, { colour: stand }))] : []),
    ]),
  ]
}

/** Large letters can be read from this on (WCAG 1.4.3 asks 3 : 1 of them on screens; paper is kinder). */
const LEAST_CONTRAST = 2

/** Of words on the bare ground of a page; what lies on drawings and photos is not judged. */
export const contrast: TextRule = check => {
  const { document, page, element } = check
  if (
    element.colour === FOIL ||
    !element.own ||
    check.words.trim() === '' ||
    liesOnSomething(page, element.id)
  )
    return []
  const ground = groundOf(document, page)
  const now = contrastOf(colourOf(document, element.colour), ground)
  if (now >= LEAST_CONTRAST) return []
  const colour = mostReadable(document, ground)
  const repair = textRepair(check, 'readable-colour', withTextLook(element, { colour }))
  return [textFinding(check, { id: 'contrast', severity: 'hint' }, {}, [repair])]
}

function liesOnSomething({ elements }: Page, id: string): boolean {
  const at = elements.findIndex(element => element.id === id)
  const own = elements[at]
  if (!own) return true
  return elements.slice(0, at).some(({ type, box }) => type !== 'text' && overlap(box, own.box))
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const mostReadable = ({ design }: Document, ground: string): string => {
  const colours = Object.entries(design?.colours ?? {})
  const [best] = colours.sort(([, a], [, b]) => contrastOf(b, ground) - contrastOf(a, ground))
  return best?.[0] ?? '#000000'
}

function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
