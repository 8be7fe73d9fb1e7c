import type { DesignProblem } from '../kinds/design-kind-rules.ts'
import { designKindRules } from '../kinds/registry.ts'
import { type Design, pageTrim } from '../schema/design.ts'
import { folderOf } from '../schema/kinds.ts'
import { FOIL } from '../schema/parts.ts'
import { artworkProblems } from './artwork-checks.ts'
import { elementProblems, paintTokensOf } from './element-checks.ts'

/**
 * Checks beyond the schema: tokens defined in every palette, unique names, existing artwork, elements within their
 * page.
 */
export function checkDesign(design: Design, artwork: Readonly<Record<string, string>>): DesignProblem[] {
  const others = design.layouts.flatMap(({ trim, pages }, index) =>
    checkLayout({ ...design, trim, pages }, artwork).map(({ path, message }) => ({
      path: `layouts[${index}].${path}`,
      message,
    })),
  )
  const rules = designKindRules(design.kind)
  const further = rules.furtherPaints?.(design)
  return [
    ...findDuplicates(design.palettes, 'palettes'),
    ...comparePaletteTokens(design),
    ...(further ? findUnknownPaints(design, further.paints, further.path) : []),
    ...checkLayout(design, artwork),
    ...others,
    ...(rules.problems?.(design) ?? []),
  ]
}

function checkLayout(design: Design, artwork: Readonly<Record<string, string>>): DesignProblem[] {
  const drawingOf = (file: string) => artwork[`${folderOf(design)}/${file}`]
  return [
    ...findDuplicates(design.pages, 'pages'),
    ...findDuplicates(
      design.pages.flatMap(({ elements }) =>
        elements.filter(({ kind }) => ['text', 'photo', 'stencil'].includes(kind)),
      ),
      'pages',
    ),
    ...design.pages.flatMap((page, pageIndex) => [
      ...findUnknownPaints(design, [page.background], `pages[${pageIndex}].background`),
      ...page.elements.flatMap((element, index) => {
        const path = `pages[${pageIndex}].elements[${index}]`
        return [
          ...elementProblems(element, { ...pageTrim(design, page), bleedMm: design.bleedMm }).map(
            message => ({ path, message }),
          ),
          ...findUnknownPaints(design, paintTokensOf(element, drawingOf), path),
          ...(element.kind === 'artwork'
            ? [element.file, ...Object.values(element.fileByPalette)].flatMap(file => {
                const svg = drawingOf(file)
                const messages = svg === undefined ? ['is missing'] : artworkProblems(svg)
                return messages.map(message => ({ path: `${path}.file`, message: `${file} ${message}` }))
              })
            : []),
        ]
      }),
    ]),
  ]
}

function findDuplicates(named: readonly { id: string }[], path: string): DesignProblem[] {
  const ids = named.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(id => ({
    path,
    message: `the id ${id} is there twice`,
  }))
}

function comparePaletteTokens({ palettes }: Design): DesignProblem[] {
  const tokens = (index: number) => Object.keys(palettes[index]?.colours ?? {}).sort()
  return palettes.flatMap((_, index) =>
    String(tokens(index)) === String(tokens(0))
      ? []
      : [{ path: `palettes[${index}].colours`, message: `must name the same colours as the first palette` }],
  )
}

function findUnknownPaints(
  { palettes, foilFallback }: Design,
  paints: readonly string[],
  path: string,
): DesignProblem[] {
  const known = palettes[0]?.colours ?? {}
  return paints.flatMap(one => {
    if (one === FOIL) {
      return foilFallback !== undefined && Object.hasOwn(known, foilFallback)
        ? []
        : [{ path: 'foilFallback', message: 'must name the colour that stands in for the metal' }]
    }
    return Object.hasOwn(known, one) ? [] : [{ path, message: `no palette has the colour ${one}` }]
  })
}
