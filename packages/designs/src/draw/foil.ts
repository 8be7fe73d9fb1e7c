import type { Refinement } from '@passepartout/domain'
import { number } from './svg.ts'

type Metal = Exclude<Refinement, 'none' | 'relief'>

const STOPS = [0, 0.22, 0.42, 0.58, 0.78, 1]
const METALS: Readonly<Record<Metal, readonly string[]>> = {
  gold: ['#a9813a', '#e2c581', '#b98f45', '#efdca6', '#c39a4e', '#9c7431'],
  rosegold: ['#b27263', '#e6b9a8', '#c08373', '#f0d0c2', '#cb9080', '#a4665a'],
  silver: ['#868c91', '#d6dade', '#9aa0a5', '#e8ebec', '#a9afb4', '#7d8388'],
}

/** The sheen of a refinement over the page, as a gradient; relief is the paper's own colour in light and shade. */
export function foilGradient(
  id: string,
  refinement: Exclude<Refinement, 'none'>,
  page: { widthMm: number; heightMm: number; ground: string },
): string {
  const colours =
    refinement === 'relief'
      ? [0.14, -0.35, 0.1, -0.45, 0.12, 0.16].map(share =>
          mix(page.ground, share > 0 ? 0 : 255, Math.abs(share)),
        )
      : METALS[refinement]
  const stops = colours.map((colour, index) => `<stop offset="${STOPS[index]}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${number(page.widthMm)}" y2="${number(page.heightMm)}">${stops.join('')}</linearGradient>`
}

/** A colour moved towards black (0) or white (255). */
function mix(colour: string, towards: number, share: number): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${channels
    .map(one =>
      Math.round(one + (towards - one) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
