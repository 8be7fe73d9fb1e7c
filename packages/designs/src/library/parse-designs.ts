import { fingerprintDrawing } from '@passepartout/document'
import {
  type DataFiles,
  type DataProblem,
  type DataResult,
  listFilesIn,
  readDataFile,
} from '@passepartout/domain'
import { checkCardsAgainstCatalogue, type KnownCardValues } from '../kinds/card-catalogue.ts'
import { type Design, type DesignFile, designSchema } from '../schema/design.ts'
import { DESIGN_KINDS, folderOf } from '../schema/kinds.ts'
import { expandPageTemplate, type PageTemplate, pageTemplatesSchema } from '../schema/page-templates.ts'
import { checkDesign } from './check-design.ts'
import { type DesignLibrary, libraryVersion } from './design-library.ts'

const TEMPLATES = 'designs/page-templates.json'

/**
 * Builds the designs from the files of `catalogue/designs` (JSON parsed, SVG as text, by path in `catalogue/`), or
 * reports each problem with file, path and message. Must agree with the card fronts in the catalogue.
 */
export function parseDesigns(files: DataFiles, catalogue: KnownCardValues): DataResult<DesignLibrary> {
  const problems: DataProblem[] = []
  const templates = readDataFile(files, TEMPLATES, pageTemplatesSchema, problems)?.templates ?? []
  const artwork = Object.fromEntries(
    Object.entries(files).filter(
      (entry): entry is [string, string] =>
        entry[0].startsWith('designs/') && entry[0].endsWith('.svg') && typeof entry[1] === 'string',
    ),
  )
  const designs = DESIGN_KINDS.flatMap(kind =>
    listFilesIn(files, folderOf({ kind })).flatMap(file => {
      const read = readDataFile(files, file, designSchema, problems)
      if (!read) return []
      const report = (path: string, message: string) => problems.push({ file, path, message })
      if (read.kind !== kind) report('kind', `must be ${kind} in this folder`)
      if (file !== `${folderOf(read)}/${read.id}.json`) report('id', 'must be the name of the file')
      const design = fillTemplates(read, templates, report)
      for (const { path, message } of checkDesign(design, artwork)) report(path, message)
      return [design]
    }),
  )
  problems.push(...checkCardsAgainstCatalogue(designs, catalogue))
  if (problems.length > 0) return { ok: false, problems }
  const sorted = designs.sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
  const hashed = Object.entries(artwork).map(
    ([path, text]) => [path, fingerprintDrawing(text), text] as const,
  )
  return {
    ok: true,
    value: {
      version: libraryVersion(files),
      designs: sorted,
      artwork: Object.fromEntries(hashed.map(([, hash, text]) => [hash, text])),
      artworkHashes: Object.fromEntries(hashed.map(([path, hash]) => [path, hash])),
    },
  }
}

function fillTemplates(
  design: DesignFile,
  templates: readonly PageTemplate[],
  report: (path: string, message: string) => void,
): Design {
  const pages = design.pages.flatMap((page, index) => {
    if (!('template' in page)) return [page]
    const template = templates.find(({ id }) => id === page.template)
    if (template) return [expandPageTemplate(template, page, design)]
    report(`pages[${index}].template`, `there is no page template ${page.template}`)
    return []
  })
  return { ...design, pages }
}
