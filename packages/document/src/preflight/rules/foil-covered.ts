import { isOwnPhoto } from '../../elements/photo/photo.ts'
import type { Element } from '../../elements/registry.ts'
import { centreOf, contains, cornersOf, intersect, rotatedBounds, visibleBox } from '../../geometry/box.ts'
import type { Box, Document, Page } from '../../model.ts'
import { FOIL, foilOf } from '../../paint.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding } from '../finding.ts'
import { keepAsIs } from '../text-check.ts'

/** Pages whose foil is completely covered by photos that the customer added: it is paid for, but not printed. */
export function foilCovered(document: Document, { metal }: PreflightContext): Finding[] {
  const isMetal = (element: Element) =>
    element.type === 'artwork'
      ? metal?.has(element.art) || document.artworks[element.art]?.includes(`--${FOIL}`)
      : Object.values(element).includes(FOIL)
  return document.pages.flatMap(page => {
    const inMetal = foilOf(document, page) === null ? [] : page.elements.filter(isMetal)
    const covers = inMetal.map(element => coverOf(page, element))
    const [photo] = covers
    if (!photo || covers.includes(undefined)) return []
    const key = `foil-covered/${page.id}`
    const kept = Object.hasOwn(document.kept, key)
    const without = page.elements.filter(element => !covers.includes(element))
    return [
      {
        ...{ id: 'foil-covered', key, severity: 'strong', pageId: page.id },
        ...{ elementId: photo.id, assetId: null, params: {}, kept },
        repairs: [
          {
            id: 'take-out',
            effect: {
              type: 'patch',
              patch: [{ op: 'set', path: ['pages', page.id, 'elements'], value: without as never }],
            },
            params: {},
          },
          ...(kept ? [] : [keepAsIs(key)]),
        ],
      },
    ]
  })
}

/** Hashes of the drawings below the customer's photos; the caller looks up which of them have foil. */
export const coveredDrawings = (document: Document): string[] =>
  document.pages.flatMap(page =>
    foilOf(document, page) === null
      ? []
      : page.elements.flatMap(element =>
          element.type === 'artwork' && coverOf(page, element) ? [element.art] : [],
        ),
  )

/** The photo that covers the whole visible part of an element. */
function coverOf(page: Page, element: Element): Element | undefined {
  const seen = intersect(uprightBox(element), visibleBox(page))
  if (!seen) return undefined
  return page.elements
    .slice(page.elements.indexOf(element) + 1)
    .find(
      one =>
        isOwnPhoto(one) &&
        one.photo !== null &&
        one.mask === 'rect' &&
        one.turn === 0 &&
        cornersOf(seen).every(corner => contains(one.box, corner)),
    )
}

/** Assumed height of a line without height, in mm. */
const HAIR = 0.01

/** The upright bounding box of a rotated element. */
function uprightBox({ box, turn }: Element): Box {
  const angle = (turn * Math.PI) / 180
  const { width, height } = rotatedBounds(box, Math.cos(angle), Math.sin(angle))
  const { x, y } = centreOf(box)
  return {
    x: x - width / 2,
    y: y - height / 2,
    width: Math.max(width, HAIR),
    height: Math.max(height, HAIR),
  }
}
