import { type Design, pageTrim } from '../schema/design.ts'
import { folderOf } from '../schema/kinds.ts'
import { FOIL } from '../schema/parts.ts'
import { artworkProblems } from './artwork-checks.ts'
import { elementProblems, paintsOf } from './element-checks.ts'

interface Problem {
  path: string
  message: string
}

/** What a schema cannot say: tokens defined in every palette, names unique, artwork there, elements on their page. */
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
    ...twice(design.palettes, 'palettes'),
    ...sameTokens(design),
    ...unknownPaints(design, spine, 'photobook.spine'),
    ...checkLayout(design, artwork),
    ...others,
  ]
}

function checkLayout(design: Design, artwork: Readonly<Record<string, string>>): Problem[] {
  const drawingOf = (file: string) => artwork[`${folderOf(design)}/${file}`]
  return [
    ...twice(design.pages, 'pages'),
    ...twice(
      design.pages.flatMap(({ elements }) =>
        elements.filter(({ kind }) => ['text', 'photo', 'stencil'].includes(kind)),
      ),
      'pages',
    ),
    ...design.pages.flatMap((page, pageIndex) => [
      ...unknownPaints(design, [page.background], `pages[${pageIndex}].background`),
      ...page.elements.flatMap((element, index) => {
        const path = `pages[${pageIndex}].elements[${index}]`
        return [
          ...elementProblems(element, { ...pageTrim(design, page), bleedMm: design.bleedMm }).map(
            message => ({ path, message }),
          ),
          ...unknownPaints(design, paintsOf(element, drawingOf), path),
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

function twice(named: readonly { id: string }[], path: string): Problem[] {
  const ids = named.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(id => ({
    path,
    message: `the id ${id} is there twice`,
  }))
}

function sameTokens({ palettes }: Design): Problem[] {
  const tokens = (index: number) => Object.keys(palettes[index]?.colours ?? {}).sort()
  return palettes.flatMap((_, index) =>
    String(tokens(index)) === String(tokens(0))
      ? []
      : [{ path: `palettes[${index}].colours`, message: `must name the same colours as the first palette` }],
  )
}

function unknownPaints(
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
