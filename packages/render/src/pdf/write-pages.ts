import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { Size } from '@passepartout/document'
import { bleedArea, type Scene, trimArea } from '../scene.ts'
import { type Imposition, paperOf, writeSide } from './imposed-side.ts'
import { contentStream, type createResources } from './resources.ts'
import { addedPaper, type SheetCodePosition } from './sheet-code.ts'
import type { createHiddenTextLayer } from './text-layer.ts'
import { POINTS_PER_MM } from './write-content.ts'

/** The operators of a scene, and the transparency group that they need as an entry of the page. */
interface DrawnScene {
  content: string
  group: object
}

export interface PageSource {
  context: PDFContext
  /** The tree of pages. */
  parent: PDFRef
  resources: Pick<ReturnType<typeof createResources>, 'ref' | 'xObjects'>
  position: SheetCodePosition | undefined
  layer: ReturnType<typeof createHiddenTextLayer> | null
  draw(scene: Scene, at: { page: PDFRef; index: number }): DrawnScene
  /** Operators of the code beside a page. */
  codeOf(scene: Scene, index: number): string | undefined
  /** Adds what makes this file another one to its id. */
  identify(content: string): void
}

/** A page for each scene. A scene used several times, as a further copy or for another guest, is written once. */
export function* writePages(pages: readonly Scene[], source: PageSource): Generator<PDFRef> {
  const { context, parent, resources, position, layer } = source
  const contents = new Map<Scene, { ref: PDFRef; group: object }>()
  for (const [index, scene] of pages.entries()) {
    const page = context.nextRef()
    const known = contents.get(scene)
    if (known) source.identify(known.ref.tag)
    const content = known ?? streamOf(scene, { page, index }, source)
    contents.set(scene, content)
    const code = source.codeOf(scene, index)
    const streams = code ? [content.ref, contentStream(context, code)] : content.ref
    const entries = { Parent: parent, Resources: resources.ref, Contents: streams, ...content.group }
    const tagged = known ? {} : layer?.pageEntries(index)
    context.assign(
      page,
      context.obj({ ...pageBoxes(scene, position, layer !== null), ...entries, ...tagged } as never),
    )
    yield page
  }
}

function streamOf(scene: Scene, at: { page: PDFRef; index: number }, source: PageSource) {
  const { content, group } = source.draw(scene, at)
  return { ref: contentStream(source.context, content), group }
}

/** A page for each side of a press sheet. The content of each scene is a form, drawn as often as it is placed. */
export function* writeSides(
  pages: readonly Scene[],
  { sheet, sides }: Imposition,
  source: PageSource,
): Generator<PDFRef> {
  const { context, parent, resources, position } = source
  const forms = new Map<Scene, string>()
  const formOf = (scene: Scene, at: { page: PDFRef; index: number }): string => {
    const name = `Page${forms.size + 1}`
    const { content, group } = source.draw(scene, at)
    const { width, height } = paperOf(scene, position)
    const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, points(width), points(height)] }
    resources.xObjects[name] = contentStream(context, content, {
      ...entries,
      Resources: resources.ref,
      ...group,
    })
    forms.set(scene, name)
    return name
  }
  for (const side of sides) {
    const page = context.nextRef()
    const content = writeSide(side, {
      sheet,
      position,
      pageOf: index => {
        const scene = pages[index]
        if (!scene) throw new RangeError(`The file has no page ${index + 1}`)
        const form = forms.get(scene) ?? formOf(scene, { page, index })
        return { scene, form, code: source.codeOf(scene, index) ?? '' }
      },
    })
    source.identify(content)
    const box = [0, 0, points(sheet.width), points(sheet.height)]
    // The colour bar and the marks are inks of the press, so the sheet blends in them.
    const group = { Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK' }
    const boxes = { Type: 'Page', MediaBox: box, CropBox: box, BleedBox: box, TrimBox: box }
    const entries = { Parent: parent, Resources: resources.ref, Contents: contentStream(context, content) }
    context.assign(page, context.obj({ ...boxes, ...entries, Group: group } as never))
    yield page
  }
}

/** People see the product as it is cut; a press sees the whole sheet. */
function pageBoxes(scene: Scene, position: SheetCodePosition | undefined, isForPeople: boolean) {
  const added = position ? addedPaper(position) : { top: 0, right: 0, bottom: 0, left: 0 }
  const boxOf = (x: number, y: number, { width, height }: Size) => [x, y, x + width, y + height].map(points)
  const { left, bottom } = scene.bleed
  const media = boxOf(0, 0, paperOf(scene, position))
  const bleedBox = boxOf(added.left, added.bottom, bleedArea(scene))
  const trimBox = boxOf(added.left + left, added.bottom + bottom, trimArea(scene))
  return {
    Type: 'Page',
    MediaBox: media,
    CropBox: isForPeople ? trimBox : media,
    BleedBox: bleedBox,
    TrimBox: trimBox,
  }
}

/** Millimetres as points with four decimals. */
export const points = (mm: number) => Math.round(mm * POINTS_PER_MM * 1e4) / 1e4
