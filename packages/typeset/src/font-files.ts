import type { FontFace, FontFamily } from './font-faces.ts'
import type { Script } from './scripts.ts'

interface FontSource {
  package: string
  /** File name without subset and style: `wght` for a variable font, the weight for a fixed one. */
  cut: (face: FontFace) => string
  axes?: Readonly<Record<string, number>>
  /** The package has a subset for central and eastern Europe (`latin-ext`). */
  latinExt: boolean
  /** Further subsets of the package; read only for texts in these scripts. */
  subsets?: readonly Script[]
  /** Family that supplies single characters missing from this one. */
  fallback?: FontFamily
  /** Noto family that sets whole words in scripts this family lacks. */
  standIn: 'serif' | 'sans'
}

const CYRILLIC = ['cyrillic', 'cyrillic-ext'] as const

const staticFont = (name: string): FontSource => ({
  package: `@fontsource/${name}`,
  cut: ({ weight }) => String(weight),
  latinExt: true,
  standIn: 'serif',
})
const variableFont = (name: string, cut = 'wght', axes = {}): FontSource => ({
  package: `@fontsource-variable/${name}`,
  cut: () => cut,
  axes,
  latinExt: true,
  standIn: 'sans',
})

const fraunces = (wonk: number): FontSource => ({
  ...variableFont('fraunces', 'full', { SOFT: 100, WONK: wonk, opsz: 144 }),
  subsets: ['vietnamese'],
  standIn: 'serif',
})

const SOURCES: Readonly<Record<FontFamily, FontSource>> = {
  Cormorant: { ...staticFont('cormorant'), subsets: ['vietnamese', ...CYRILLIC] },
  'Tenor Sans': { ...staticFont('tenor-sans'), subsets: ['cyrillic'], standIn: 'sans' },
  Fraunces: fraunces(0),
  'Fraunces Wonk': fraunces(1),
  Jost: { ...variableFont('jost'), subsets: ['cyrillic'] },
  'Playfair Display': {
    ...variableFont('playfair-display'),
    subsets: ['vietnamese', 'cyrillic'],
    standIn: 'serif',
  },
  Figtree: variableFont('figtree'),
  Italiana: { ...staticFont('italiana'), latinExt: false, fallback: 'Marcellus' },
  Fredoka: { ...variableFont('fredoka'), subsets: ['hebrew'] },
  Caveat: { ...variableFont('caveat'), subsets: CYRILLIC },
  Marcellus: staticFont('marcellus'),
  'Gilda Display': staticFont('gilda-display'),
  'DM Serif Display': staticFont('dm-serif-display'),
  'DM Sans': variableFont('dm-sans'),
  'Great Vibes': { ...staticFont('great-vibes'), subsets: ['vietnamese', ...CYRILLIC] },
  'Pinyon Script': { ...staticFont('pinyon-script'), subsets: ['vietnamese'] },
  'Josefin Sans': { ...variableFont('josefin-sans'), subsets: ['vietnamese'] },
}

/** A font file: its package and its name in the package's folder `files`, without `.woff2`. */
export interface FontFile {
  package: string
  name: string
}

/**
 * Font files of a face, in the order in which a glyph is searched, and its position on the variation axes.
 * @param scripts scripts of the text beyond western and central Europe
 */
export function fontFilesOf(
  face: FontFace,
  scripts: readonly Script[] = [],
): { files: FontFile[]; axes: Readonly<Record<string, number>> } {
  const source = SOURCES[face.face]
  const own = scripts.filter(script => source.subsets?.includes(script))
  const subsets = ['latin', ...(source.latinExt ? ['latin-ext'] : []), ...own]
  const files = subsets.map(subset => fontFile(source.package, subset, source.cut(face), face.italic))
  if (source.fallback) files.push(...fontFilesOf({ ...face, face: source.fallback }, scripts).files)
  return { files, axes: source.axes ? { ...source.axes, wght: face.weight } : {} }
}

/** Noto families that set whole words missing from other faces; Arabic and Hebrew have one style each. */
const STAND_INS = {
  serif: { name: 'Noto Serif', package: '@fontsource-variable/noto-serif' },
  sans: { name: 'Noto Sans', package: '@fontsource-variable/noto-sans' },
  arabic: { name: 'Noto Naskh Arabic', package: '@fontsource-variable/noto-naskh-arabic' },
  hebrew: { name: 'Noto Serif Hebrew', package: '@fontsource-variable/noto-serif-hebrew' },
} as const

/** Weights that all of these families have. */
const STAND_IN_WEIGHTS = { least: 400, most: 700 }

/** A font that sets words which a face cannot. */
export interface StandIn {
  /** Name displayed to customers. */
  name: string
  file: FontFile
}

/** Fonts for the words of a text that the face itself cannot set, in the order of their use. */
export function standInFiles(
  { face, weight, italic }: FontFace,
  scripts: readonly Script[],
): { fonts: StandIn[]; axes: Readonly<Record<string, number>> } {
  const family = STAND_INS[SOURCES[face].standIn]
  const subsets = [
    'latin',
    'latin-ext',
    ...scripts.filter(script => script !== 'arabic' && script !== 'hebrew'),
  ]
  const fonts = [
    ...subsets.map(subset => ({ name: family.name, file: fontFile(family.package, subset, 'wght', italic) })),
    ...(['arabic', 'hebrew'] as const).flatMap(script =>
      scripts.includes(script)
        ? [{ name: STAND_INS[script].name, file: fontFile(STAND_INS[script].package, script, 'wght', false) }]
        : [],
    ),
  ]
  return {
    fonts,
    axes: { wght: Math.min(STAND_IN_WEIGHTS.most, Math.max(STAND_IN_WEIGHTS.least, weight)) },
  }
}

const fontFile = (fontPackage: string, subset: string, cut: string, italic: boolean): FontFile => ({
  package: fontPackage,
  name: `${fontPackage.slice(fontPackage.indexOf('/') + 1)}-${subset}-${cut}-${italic ? 'italic' : 'normal'}`,
})
