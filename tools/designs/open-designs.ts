import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  type Design,
  type DesignLibrary,
  documentFromDesign,
  type FromDesignOptions,
  parseDesigns,
} from '@passepartout/designs'
import { readDesignFiles } from '@passepartout/designs/files'
import { type Document, loadTypesetting, type Size } from '@passepartout/document'
import {
  type Catalogue,
  type DataResult,
  formatProblems,
  type PrintFinish,
  parseCatalogue,
} from '@passepartout/domain'
import { type Scene, toScene } from '@passepartout/render'
import type { Typesetter } from '@passepartout/typeset'
import { createTypesetter } from '@passepartout/typeset/node'
import sharp from 'sharp'
import { readJsonFiles } from '../content/json-files.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The shop's designs and their renderer, as in the server. */
export async function openDesigns(): Promise<{
  catalogue: Catalogue
  library: DesignLibrary
  shaper: Typesetter
}> {
  const root = folder('catalogue')
  const [json, files] = await Promise.all([readJsonFiles(root), readDesignFiles(root)])
  const catalogue = requireFile(parseCatalogue(json))
  return { catalogue, library: requireFile(parseDesigns(files, catalogue)), shaper: createTypesetter() }
}

function requireFile<T>(result: DataResult<T>): T {
  if (!result.ok) throw new Error(formatProblems(result.problems).join('\n'))
  return result.value
}

/** The print finish in which lists show a design. */
export const listPreviewFinish = (design: Design): PrintFinish =>
  design.kind === 'card' ? (design.card.refinements[0] ?? 'none') : 'none'

export interface SamplePhoto extends Size {
  /** The preview itself, and its pixels. */
  jpeg: Uint8Array
  jpegWidth: number
  jpegHeight: number
  href: string
}

/** Sample photos as data URIs, scaled down for previews, with the pixel sizes of their originals. */
export async function openPhotos(
  designs: readonly Design[],
): Promise<(sample: string) => SamplePhoto | undefined> {
  const samples = new Set(
    designs.flatMap(({ pages, layouts }) =>
      [...pages, ...layouts.flatMap(layout => layout.pages)].flatMap(({ elements }) =>
        elements.flatMap(one => (one.kind === 'photo' && one.sample ? [one.sample] : [])),
      ),
    ),
  )
  const photos = new Map<string, SamplePhoto>()
  for (const sample of samples) {
    const file = await readFile(folder(`content/assets/photos/${sample}.jpg`))
    const { width, height } = await sharp(file).metadata()
    const { data, info } = await sharp(file)
      .resize(900, 900, { fit: 'inside' })
      .jpeg()
      .toBuffer({ resolveWithObject: true })
    const href = `data:image/jpeg;base64,${data.toString('base64')}`
    const preview = { jpeg: data, jpegWidth: info.width, jpegHeight: info.height, href }
    photos.set(sample, { width, height, ...preview })
  }
  return sample => photos.get(sample)
}

/** A page of a design as document and scene, with its text laid out. */
export async function sceneOfPage(
  { library, shaper }: { library: DesignLibrary; shaper: Typesetter },
  design: Design,
  page: string,
  options: Omit<FromDesignOptions, 'pages'>,
): Promise<{ document: Document; scene: Scene }> {
  const document = documentFromDesign(library, design, { ...options, pages: [{ page }] })
  if (!document) throw new Error(`${design.id}: no page ${page}, or no palette ${options.palette}`)
  await loadTypesetting(shaper, document)
  const artwork = (hash: string) => library.artwork[hash]
  return { document, scene: toScene(document, 0, { shaper, artwork, emptyFill: '#d9d7d2' }) }
}
