import type { Foil } from '@passepartout/document'

/** Names of the spot colours, as the lab names its plates. */
export const SPOT_NAMES: Readonly<Record<Foil, string>> = {
  gold: 'Gold',
  rosegold: 'Rosegold',
  silver: 'Silver',
  relief: 'Relief',
}

export const FOIL_GRADIENT_STOPS = [0, 0.22, 0.42, 0.58, 0.78, 1]
const METALS: Readonly<Record<Exclude<Foil, 'relief'>, readonly string[]>> = {
  gold: ['#a9813a', '#e2c581', '#b98f45', '#efdca6', '#c39a4e', '#9c7431'],
  rosegold: ['#b27263', '#e6b9a8', '#c08373', '#f0d0c2', '#cb9080', '#a4665a'],
  silver: ['#868c91', '#d6dade', '#9aa0a5', '#e8ebec', '#a9afb4', '#7d8388'],
}
/** Index of the stop that represents the whole foil where there is no sheen. */
const BODY = 2

/** Sheen of a foil over the page; relief uses the paper's own colour in light and shade. */
export const foilGradient = (foil: Foil, ground: string): readonly string[] =>
  foil === 'relief' ? reliefColours(ground) : METALS[foil]

/** Relief has no colour: a grey that makes it visible. */
const RELIEF = '#d2d0cc'

/** One colour for a foil: for proofs, and the alternate colour of the plate in the print file. */
export const flatFoilColour = (foil: Foil): string =>
  foil === 'relief' ? RELIEF : (METALS[foil][BODY] ?? RELIEF)

/** Pressed paper shows by its shade on light paper, by its light on dark paper. */
function reliefColours(ground: string): string[] {
  const light = channelsOf(ground).reduce((sum, one) => sum + one, 0) > 3 * 128
  const shares = light ? [0.22, 0.1, 0.18, 0.08, 0.17, 0.24] : [0.34, 0.16, 0.28, 0.14, 0.27, 0.36]
  return shares.map(share => mix(ground, light ? 0 : 255, share))
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes a colour towards black (0) or white (255). */
const mix = (colour: string, towards: number, share: number): string =>
  `#${channelsOf(colour)
    .map(one =>
      Math.round(one + (towards - one) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
