import { type Design, type DesignPage, pageTrim } from '../schema/design.ts'
import { folderOf } from '../schema/kinds.ts'
import { FOIL } from '../schema/parts.ts'
import { artworkProblems } from './artwork-checks.ts'
import { elementProblems, paintTokensOf } from './element-checks.ts'

interface Problem {
  path: string
  message: string
}

/**
 * Checks beyond the schema: tokens defined in every palette, unique names, existing artwork, elements within their
 * page.
 */
export function checkDesign(design: Design, artwork: Readonly<Record<string, string>>): Problem[] {
  const others = design.layouts.flatMap(({ trim, pages }, index) =>
    checkLayout({ ...design, trim, pages }, artwork).map(({ path, message }) => ({
      path: `layouts[${index}].${path}`,
      message,
    })),
  )
  const spine =
    design.kind === 'photobook' ? [design.photobook.spine.ground, design.photobook.spine.colour] : []
  return [
    ...findDuplicates(design.palettes, 'palettes'),
    ...comparePaletteTokens(design),
    ...findUnknownPaints(design, spine, 'photobook.spine'),
    ...checkLayout(design, artwork),
    ...others,
    ...findLayoutDifferences(design),
  ]
}

/** All layouts of a card must have the same texts and photo slots, and the same drawing for each artwork id. */
function findLayoutDifferences(design: Design): Problem[] {
  if (design.kind !== 'card') return []
  const content = (pages: readonly DesignPage[]) =>
    pages.map(({ id, elements }) => [
      id,
      ...elements.flatMap(({ kind, id: own }) =>
        kind === 'text' || kind === 'photo' ? [`${kind} ${own}`] : [],
      ),
    ])
  const drawings = new Map<string, string>()
  const named = ({ pages }: { pages: readonly DesignPage[] }) =>
    pages.flatMap(({ id, elements }) =>
      elements.flatMap(element => {
        if (element.kind !== 'artwork') return []
        const [name, files] = [`${id} ${element.id}`, JSON.stringify([element.file, element.fileByPalette])]
        const known = drawings.get(name) ?? files
        drawings.set(name, known)
        return known === files ? [] : [`${element.id} is another drawing in the design itself`]
      }),
    )
  named(design)
  return design.layouts.flatMap((layout, index) => {
    const sorted = (pages: readonly DesignPage[]) =>
      String(
        content(pages)
          .map(page => page.sort())
          .sort(),
      )
    const messages = [
      ...(sorted(layout.pages) === sorted(design.pages)
        ? []
        : ['must hold the same pages, texts and photos']),
      ...named(layout),
    ]
    return messages.map(message => ({ path: `layouts[${index}]`, message }))
  })
}

function checkLayout(design: Design, artwork: Readonly<Record<string, string>>): Problem[] {
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

function findDuplicates(named: readonly { id: string }[], path: string): Problem[] {
  const ids = named.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(id => ({
    path,
    message: `the id ${id} is there twice`,
  }))
}

function comparePaletteTokens({ palettes }: Design): Problem[] {
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
): Problem[] {
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
