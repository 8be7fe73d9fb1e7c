import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  type Design,
  type DesignLibrary,
  parseDesigns,
  type SlotPhoto,
  type TextShaper,
} from '@passepartout/designs'
import { createShaper, readDesignFiles } from '@passepartout/designs/node'
import { type DataResult, parseCatalogue, problemLines, type Refinement } from '@passepartout/domain'
import sharp from 'sharp'
import { readJsonFiles } from '../content/json-files.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The shop's designs and what draws them, as the server has them. */
export async function openDesigns(): Promise<{ library: DesignLibrary; shaper: TextShaper }> {
  const root = folder('catalogue')
  const [json, files, shaper] = await Promise.all([
    readJsonFiles(root),
    readDesignFiles(root),
    createShaper(),
  ])
  return { library: must(parseDesigns(files, must(parseCatalogue(json)))), shaper }
}

function must<T>(result: DataResult<T>): T {
  if (!result.ok) throw new Error(problemLines(result.problems).join('\n'))
  return result.value
}

/** The refinement that lists show a design in. */
export const listedRefinement = (design: Design): Refinement =>
  design.kind === 'card' ? (design.card.refinements[0] ?? 'none') : 'none'

/** Sample photos as data URIs, scaled down for previews. */
export async function openPhotos(
  designs: readonly Design[],
): Promise<(sample: string) => SlotPhoto | undefined> {
  const samples = new Set(
    designs.flatMap(({ pages, layouts }) =>
      [...pages, ...layouts.flatMap(layout => layout.pages)].flatMap(({ elements }) =>
        elements.flatMap(one => (one.kind === 'photo' && one.sample ? [one.sample] : [])),
      ),
    ),
  )
  const photos = new Map<string, SlotPhoto>()
  for (const sample of samples) {
    const file = await readFile(folder(`content/assets/photos/${sample}.jpg`))
    const { data, info } = await sharp(file)
      .resize(900, 900, { fit: 'inside' })
      .jpeg()
      .toBuffer({ resolveWithObject: true })
    photos.set(sample, { href: `data:image/jpeg;base64,${data.toString('base64')}`, ...info })
  }
  return sample => photos.get(sample)
}
