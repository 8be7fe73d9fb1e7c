import bareBase from '../assets/walls/bare-base.webp'
import bareLight from '../assets/walls/bare-light.webp'
import bareThumb from '../assets/walls/bare-thumb.webp'
import hallwayBase from '../assets/walls/hallway-base.webp'
import hallwayLight from '../assets/walls/hallway-light.webp'
import hallwayMask from '../assets/walls/hallway-mask.webp'
import hallwayThumb from '../assets/walls/hallway-thumb.webp'
import livingBase from '../assets/walls/living-base.webp'
import livingLight from '../assets/walls/living-light.webp'
import livingMask from '../assets/walls/living-mask.webp'
import livingThumb from '../assets/walls/living-thumb.webp'
import type { RoomName, WallColour } from '../state/view-state.ts'

/**
 * A bare wall seen from the front; lengths in pixels of its photo. One scale applies to everything, the furniture's
 * (designer.md 10): it is a little nearer than the wall, and people judge a product by the sofa below it.
 */
export interface RoomScene {
  width: number
  height: number
  pixelsPerMm: number
  centre: readonly [number, number]
  /** Free wall: products stay within it, or are reported as too large. */
  free: { x: number; y: number; width: number; height: number }
  shadowPerMm: readonly [number, number]
  /** Furniture below, at its true width. */
  furniture: { kind: 'sofa' | 'bench'; widthMm: number; span: readonly [number, number] } | null
  base: string
  light: string
  mask: string | null
  thumb: string
}

export const ROOMS: Record<RoomName, RoomScene> = {
  living: {
    width: 1800,
    height: 1200,
    pixelsPerMm: 0.5,
    centre: [914.4, 417.38],
    free: { x: 299.99, y: 69.93, width: 1144.07, height: 601.69 },
    shadowPerMm: [1.053, 0.421],
    furniture: { kind: 'sofa', widthMm: 2350, span: [326.9, 1501.9] },
    base: livingBase,
    light: livingLight,
    mask: livingMask,
    thumb: livingThumb,
  },
  hallway: {
    width: 1800,
    height: 1200,
    pixelsPerMm: 0.50505,
    centre: [806.54, 381.07],
    free: { x: 119.63, y: 72.65, width: 957.94, height: 570.1 },
    shadowPerMm: [1.087, 0.5],
    furniture: { kind: 'bench', widthMm: 1300, span: [521.21, 1177.78] },
    base: hallwayBase,
    light: hallwayLight,
    mask: hallwayMask,
    thumb: hallwayThumb,
  },
  bare: {
    width: 1800,
    height: 1200,
    pixelsPerMm: 0.42,
    centre: [900, 560],
    free: { x: 40, y: 40, width: 1720, height: 1120 },
    shadowPerMm: [1.05, 0.45],
    furniture: null,
    base: bareBase,
    light: bareLight,
    mask: null,
    thumb: bareThumb,
  },
}

/** Tint multiplied over the wall; cream is the wall's own colour. */
export const WALL_TINTS: Record<WallColour, { shown: string; tint: string | null }> = {
  cream: { shown: '#f3ebe0', tint: null },
  sage: { shown: '#c9d2b8', tint: '#c6d2ae' },
  clay: { shown: '#d9a689', tint: '#e0a585' },
  blue: { shown: '#9fb3c8', tint: '#a3bbd6' },
  dark: { shown: '#4b4d55', tint: '#54575f' },
}
