import { type ColourFamily, colourFamily, swatchOf } from './colour-families.ts'

export type Foil = 'gold' | 'rosegold' | 'silver'
export type CardShape = 'portrait' | 'landscape' | 'square' | 'tall' | 'long'

export interface CardPalette {
  name: string
  /** Picture of the front below `/_assets/`. */
  picture: string
  swatch: string
  family: ColourFamily
}

export interface CardDesign {
  id: string
  name: string
  occasion: string
  /** Trade name of the trim size, such as `A6p`. */
  format: string
  shape: CardShape
  widthMm: number
  heightMm: number
  foil: Foil | undefined
  palettes: CardPalette[]
}

/** A design in one of its palettes, as a list shows it. */
export interface ShownCard {
  design: CardDesign
  palette: CardPalette
}

const files = import.meta.glob<unknown>('../../../../../catalogue/cards.json', {
  eager: true,
  import: 'default',
})
const designs = new Map(
  Object.values(files)
    .flatMap(file => (Array.isArray(file) ? file : []))
    .flatMap(readDesign)
    .map(design => [design.id, design]),
)

/** The design that an editor named by `id` or `id--palette`; `undefined` for one that is not in the catalogue. */
export function cardNamed(reference: string): ShownCard | undefined {
  const [id = '', paletteSlug] = reference.split('--')
  const design = designs.get(id)
  const palette =
    design?.palettes.find(({ picture }) => paletteSlug && picture.includes(`--${paletteSlug}.`)) ??
    design?.palettes[0]
  return design && palette ? { design, palette } : undefined
}

export const cardsNamed = (references: readonly string[]): ShownCard[] =>
  references.flatMap(reference => cardNamed(reference) ?? [])

/** Reads one entry of `catalogue/cards.json`; an entry without a picture is left out. */
export function readDesign(entry: unknown): CardDesign[] {
  if (!isRecord(entry) || typeof entry.id !== 'string' || !Array.isArray(entry.palettes)) return []
  const widthMm = Number(entry.widthMm)
  const heightMm = Number(entry.heightMm)
  const palettes = entry.palettes.filter(isRecord).flatMap(palette => {
    if (typeof palette.file !== 'string') return []
    const swatch = swatchOf(isRecord(palette.colours) ? palette.colours : {})
    return {
      name: String(palette.name ?? ''),
      picture: `cards/${palette.file.replace(/\.svg$/, '.webp')}`,
      swatch,
      family: colourFamily(swatch),
    }
  })
  if (palettes.length === 0 || !(widthMm > 0) || !(heightMm > 0)) return []
  const { id, name, occasion, format, foil } = entry
  return [
    {
      id,
      name: String(name ?? id),
      occasion: String(occasion ?? ''),
      format: String(format ?? ''),
      shape: shapeOf(widthMm / heightMm),
      widthMm,
      heightMm,
      foil: foil === 'gold' || foil === 'rosegold' || foil === 'silver' ? foil : undefined,
      palettes,
    },
  ]
}

function shapeOf(ratio: number): CardShape {
  if (ratio > 1.8) return 'long'
  if (ratio < 0.55) return 'tall'
  if (Math.abs(ratio - 1) < 0.03) return 'square'
  return ratio > 1 ? 'landscape' : 'portrait'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
