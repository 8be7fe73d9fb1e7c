import type { Face, FaceName } from './faces.ts'

interface Source {
  package: string
  /** File name without subset and style: `wght` for a variable font, the weight for a fixed one. */
  cut: (face: Face) => string
  axes?: Readonly<Record<string, number>>
  /** Also has the letters of central and eastern Europe. */
  latinExt: boolean
  /** Lends the letters that this face never got. */
  fallback?: FaceName
}

const fixed = (name: string): Source => ({
  package: `@fontsource/${name}`,
  cut: ({ weight }) => String(weight),
  latinExt: true,
})
const variable = (name: string, cut = 'wght', axes = {}): Source => ({
  package: `@fontsource-variable/${name}`,
  cut: () => cut,
  axes,
  latinExt: true,
})

const SOURCES: Readonly<Record<FaceName, Source>> = {
  Cormorant: fixed('cormorant'),
  'Tenor Sans': fixed('tenor-sans'),
  Fraunces: variable('fraunces', 'full', { SOFT: 100, WONK: 0, opsz: 144 }),
  'Fraunces Wonk': variable('fraunces', 'full', { SOFT: 100, WONK: 1, opsz: 144 }),
  Jost: variable('jost'),
  'Playfair Display': variable('playfair-display'),
  Figtree: variable('figtree'),
  Italiana: { ...fixed('italiana'), latinExt: false, fallback: 'Marcellus' },
  Fredoka: variable('fredoka'),
  Caveat: variable('caveat'),
  Marcellus: fixed('marcellus'),
  'Gilda Display': fixed('gilda-display'),
  'DM Serif Display': fixed('dm-serif-display'),
  'DM Sans': variable('dm-sans'),
  'Great Vibes': fixed('great-vibes'),
  'Pinyon Script': fixed('pinyon-script'),
  'Josefin Sans': variable('josefin-sans'),
}

/** A font file: its package and its name in the package's folder `files`, without `.woff2`. */
export interface FontFile {
  package: string
  name: string
}

/** Font files of a cut, in the order in which a letter is looked for, and its place on the axes. */
export function faceFiles(face: Face): { files: FontFile[]; axes: Readonly<Record<string, number>> } {
  const source = SOURCES[face.face]
  const family = source.package.slice(source.package.indexOf('/') + 1)
  const files = ['latin', ...(source.latinExt ? ['latin-ext'] : [])].map(subset => ({
    package: source.package,
    name: `${family}-${subset}-${source.cut(face)}-${face.italic ? 'italic' : 'normal'}`,
  }))
  if (source.fallback) files.push(...faceFiles({ ...face, face: source.fallback }).files)
  return { files, axes: source.axes ? { ...source.axes, wght: face.weight } : {} }
}
