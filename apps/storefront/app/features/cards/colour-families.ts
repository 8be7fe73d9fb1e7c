import { nearestColour } from '@passepartout/domain'

/** The colours a visitor can ask for, each with the swatch that stands for it. */
export const COLOUR_FAMILIES = {
  cream: '#F1E6D3',
  white: '#FFFFFF',
  blush: '#E6BFB2',
  terracotta: '#C67C5B',
  red: '#651F33',
  yellow: '#EFD27E',
  sage: '#AFBCA0',
  green: '#1D3F34',
  sky: '#BCD0DF',
  navy: '#1E2A44',
  lilac: '#CFC6E0',
  grey: '#8B9096',
} as const
export type ColourFamily = keyof typeof COLOUR_FAMILIES

const FAMILIES = Object.entries(COLOUR_FAMILIES).map(([id, swatch]) => ({ id: id as ColourFamily, swatch }))

/** The family whose swatch looks most alike. */
export const colourFamily = (hex: string): ColourFamily => nearestColour(hex, FAMILIES)?.id ?? 'grey'
