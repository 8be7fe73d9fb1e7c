import { type FontFace, hasFontFace } from '@passepartout/typeset'
import type { DesignElement, DesignElementOf } from '../schema/elements.ts'
import { tokensInArtwork } from './artwork-checks.ts'

export interface PageSize {
  widthMm: number
  heightMm: number
  bleedMm: number
}

type Artwork = (file: string) => string | undefined

interface Check<K extends DesignElement['kind']> {
  /** Its paints: tokens of the palette, or `foil`. */
  paints(element: DesignElementOf<K>, artwork: Artwork): (string | undefined)[]
  /** Problems of the element beyond its schema. */
  problems(element: DesignElementOf<K>, page: PageSize): string[]
}

const CHECKS: { [K in DesignElement['kind']]: Check<K> } = {
  artwork: {
    paints: ({ file, fileByPalette }, artwork) =>
      [file, ...Object.values(fileByPalette)].flatMap(one => tokensInArtwork(artwork(one) ?? '')),
    problems: ({ x, y, width, height }, { widthMm, heightMm, bleedMm }) =>
      x + width < -bleedMm || y + height < -bleedMm || x > widthMm + bleedMm || y > heightMm + bleedMm
        ? ['lies outside the page']
        : [],
  },
  shape: {
    paints: ({ fill, stroke }) => [fill, stroke],
    problems: ({ shape, path }) =>
      (shape === 'path') === (path !== undefined) ? [] : ['has path data exactly when it is a path'],
  },
  text: {
    paints: ({ colour }) => [colour],
    problems: ({ face, weight, italic, sizePt, minSizePt }) => [
      ...fontFaceProblems({ face, weight, italic }),
      ...(minSizePt !== undefined && minSizePt > sizePt ? ['has a smallest size above its size'] : []),
    ],
  },
  photo: {
    paints: ({ border }) => [border?.colour],
    problems: ({ x, y, width, height }, { widthMm, heightMm, bleedMm }) =>
      x < -bleedMm - 0.01 ||
      y < -bleedMm - 0.01 ||
      x + width > widthMm + bleedMm + 0.01 ||
      y + height > heightMm + bleedMm + 0.01
        ? ['reaches beyond the bleed']
        : [],
  },
  stencil: {
    paints: ({ fill }) => [fill],
    problems: ({ mask, text, face, weight }) => [
      ...((mask === undefined) === (text === undefined) ? ['needs either a mask or a text'] : []),
      ...fontFaceProblems({ face, weight, italic: false }),
    ],
  },
  'month-grid': {
    paints: ({ ink, muted, accent, line, tint }) => [ink, muted, accent, line, tint],
    problems: ({ face, weight, italic, headFace = face, headWeight, rules, line, style, columns }) => [
      ...(hasFontFace({ face, weight, italic }) &&
      hasFontFace({ face: headFace, weight: headWeight, italic: false })
        ? []
        : [`${face} or ${headFace} does not come in its weight`]),
      ...(rules !== 'none' && line === undefined ? ['has rules without a colour'] : []),
      ...(columns.length > 0 && style !== 'list' && style !== 'week'
        ? ['has columns for people that only a list or a week shows']
        : []),
    ],
  },
  'calendar-title': {
    paints: ({ colour }) => [colour],
    problems: ({ face, weight, italic }) => fontFaceProblems({ face, weight, italic }),
  },
}

const fontFaceProblems = (cut: FontFace): string[] =>
  hasFontFace(cut) ? [] : [`${cut.face} does not come in ${cut.weight}${cut.italic ? ' italic' : ''}`]

const checkOf = (element: DesignElement) => CHECKS[element.kind] as Check<DesignElement['kind']>

export const paintTokensOf = (element: DesignElement, artwork: Artwork): string[] =>
  checkOf(element)
    .paints(element as never, artwork)
    .filter(paint => paint !== undefined)

export const elementProblems = (element: DesignElement, page: PageSize): string[] =>
  checkOf(element).problems(element as never, page)
