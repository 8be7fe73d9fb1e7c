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
  const colours = refinement === 'relief' ? reliefColours(page.ground) : METALS[refinement]
  const stops = colours.map((colour, index) => `<stop offset="${STOPS[index]}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${number(page.widthMm)}" y2="${number(page.heightMm)}">${stops.join('')}</linearGradient>`
}

/** Pressed paper shows by its shade on light paper, by its light on dark paper. */
function reliefColours(ground: string): string[] {
  const light = channelsOf(ground).reduce((sum, one) => sum + one, 0) > 3 * 128
  const shares = light ? [0.22, 0.1, 0.18, 0.08, 0.17, 0.24] : [0.34, 0.16, 0.28, 0.14, 0.27, 0.36]
  return shares.map(share => mix(ground, light ? 0 : 255, share))
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour moved towards black (0) or white (255). */
function mix(colour: string, towards: number, share: number): string {
  return `#${channelsOf(colour)
    .map(one =>
      Math.round(one + (towards - one) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
