/** Font families that designs may use, all under the OFL, with the weights and styles of each. */
export const FONT_FAMILIES = {
  Cormorant: { weights: [300, 400, 500, 600, 700], italic: true },
  'Tenor Sans': { weights: [400], italic: false },
  /** Soft, without the wonky character forms. */
  Fraunces: { weights: [300, 350, 400, 500, 600, 700], italic: true },
  /** Soft, with the leaning character forms of the display style. */
  'Fraunces Wonk': { weights: [300, 350, 400, 500, 600, 700], italic: true },
  Jost: { weights: [300, 400, 500, 600, 700], italic: true },
  'Playfair Display': { weights: [400, 500, 600, 700, 800, 900], italic: true },
  Figtree: { weights: [300, 400, 500, 600, 700, 800], italic: true },
  Italiana: { weights: [400], italic: false },
  Fredoka: { weights: [300, 400, 500, 600, 700], italic: false },
  Caveat: { weights: [400, 500, 600, 700], italic: false },
  Marcellus: { weights: [400], italic: false },
  'Gilda Display': { weights: [400], italic: false },
  'DM Serif Display': { weights: [400], italic: true },
  'DM Sans': { weights: [300, 400, 500, 600, 700], italic: true },
  'Great Vibes': { weights: [400], italic: false },
  'Pinyon Script': { weights: [400], italic: false },
  'Josefin Sans': { weights: [300, 400, 500, 600, 700], italic: true },
} as const satisfies Record<string, { weights: readonly number[]; italic: boolean }>

export type FontFamily = keyof typeof FONT_FAMILIES
export const FONT_FAMILY_NAMES = Object.keys(FONT_FAMILIES) as [FontFamily, ...FontFamily[]]

/** A font family in one weight and style. */
export interface FontFace {
  face: FontFamily
  weight: number
  italic: boolean
}

/** Whether the family has this weight and style. */
export const hasFontFace = ({ face, weight, italic }: FontFace): boolean =>
  (FONT_FAMILIES[face].weights as readonly number[]).includes(weight) &&
  (!italic || FONT_FAMILIES[face].italic)
