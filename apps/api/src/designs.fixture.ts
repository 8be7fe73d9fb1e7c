import type { CollageDesign, DesignLibrary, PhotobookDesign } from '@passepartout/designs'
import type { LocalisedText } from '@passepartout/domain'

const text = (word: string): LocalisedText => ({ de: word, en: word, es: word, fr: word, it: word, nl: word })
const swatches = { snow: '#ffffff', ink: '#1e2a44', leaf: '#1d3f34' }
type Swatch = keyof typeof swatches

const common = (id: string, created: string, popularity: number, palettes: readonly Swatch[]) => ({
  version: '2026-11-21',
  id,
  name: text(id),
  created,
  popularity,
  bleedMm: 3,
  safeMm: 5,
  layouts: [],
  palettes: palettes.map(name => ({
    id: name,
    name: text(name),
    swatch: swatches[name],
    colours: { paper: swatches[name] },
  })),
  pages: [1, 2, 3].map(page => ({ id: `page-${page}`, background: 'paper', elements: [] })),
})

/** A collage with the fields that lists use. */
export const collage = (
  designId: string,
  facts: {
    slots: number
    ratio?: string
    formats?: string[]
    palettes?: readonly Swatch[]
    created?: string
    popularity?: number
    categoryIds?: string[]
  },
): CollageDesign => {
  const { slots, ratio = '3:2', formats = ['600x400'], palettes = ['snow'] } = facts
  const { created = '2026-01-01', popularity = 0, categoryIds } = facts
  return {
    kind: 'collage',
    ...common(`collage-${designId}`, created, popularity, palettes),
    trim: { widthMm: 600, heightMm: 400 },
    collage: { designId, slots, ratio, formats, ...(categoryIds && { categoryIds }) },
  }
}

/** A photobook design with the fields that lists use. */
export const photobookSet = (
  id: string,
  { types, formats, categoryIds }: Pick<PhotobookDesign['photobook'], 'types' | 'formats' | 'categoryIds'>,
): PhotobookDesign => ({
  kind: 'photobook',
  ...common(id, '2026-01-01', 0, ['snow', 'leaf']),
  trim: { widthMm: 210, heightMm: 148 },
  photobook: {
    types,
    formats,
    categoryIds,
    spine: {
      ground: 'paper',
      colour: 'paper',
      face: 'DM Sans',
      weight: 400,
      sizePt: 9,
      trackingEm: 0,
      caps: false,
      text: text(id),
    },
  },
})

export const libraryOf = (designs: DesignLibrary['designs']): DesignLibrary => ({
  version: 'test',
  designs,
  artwork: {},
  artworkHashes: {},
})
