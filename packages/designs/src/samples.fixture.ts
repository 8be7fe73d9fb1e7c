import { layOutTextElement, loadTypesetting } from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import { createTypesetter } from '@passepartout/typeset/node'
import { documentFromDesign } from './from-design/document-from-design.ts'
import type { DesignLibrary } from './library/design-library.ts'
import type { Design } from './schema/design.ts'

const shaper = createTypesetter()

/** Every sample text of the designs, laid out in every language. */
export async function samplesOf(
  library: DesignLibrary,
  designs: readonly Design[],
  locales: readonly Locale[],
): Promise<{ name: string; fits: boolean; missing: string[] }[]> {
  const samples: { name: string; fits: boolean; missing: string[] }[] = []
  for (const design of designs) {
    for (const locale of locales) {
      const pages = design.pages.map(({ id }) => ({ page: id }))
      const document = documentFromDesign(library, design, { pages, locale })
      if (!document) throw new Error(`${design.id} has no pages`)
      await loadTypesetting(shaper, document)
      for (const page of document.pages) {
        for (const element of page.elements) {
          if (element.type !== 'text' || element.calendar) continue
          const { fits, missing } = layOutTextElement(document, page, element, shaper)
          const name = `${design.id} ${design.trim.widthMm} ${element.id} ${locale}`
          samples.push({ name, fits, missing })
        }
      }
    }
  }
  return samples
}
