import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { createPlates, type PlateNames } from './plates.ts'
import type { ContentResources } from './write-content.ts'

/** Content above this many characters is deflated. */
const DEFLATE_FROM = 20_000

export const contentStream = (context: PDFContext, content: string, dictionary = {}): PDFRef =>
  context.register(
    content.length > DEFLATE_FROM
      ? context.flateStream(content, dictionary)
      : context.stream(content, dictionary),
  )

type PageResources = Pick<ContentResources, 'spot' | 'layer' | 'opacity' | 'overprint' | 'form' | 'mask'> & {
  /** Colour space of the page's group. */
  blendSpace: unknown
}

/** Resources shared by all pages; unused ones are not written. With `hasLayers` each plate has a layer of its own. */
export function createResources(
  context: PDFContext,
  srgb: PDFRef,
  { hasLayers, plateNames }: { hasLayers: boolean; plateNames: PlateNames | undefined },
) {
  const ref = context.nextRef()
  const plates = createPlates(context, srgb, plateNames)
  const states = new Map<string, { name: string; ref: PDFRef }>()
  const xObjects: Record<string, PDFRef> = {}
  let forms = 0

  const state = (key: string, dictionary: object): string => {
    const known = states.get(key)
    if (known) return known.name
    const name = `State${states.size + 1}`
    states.set(key, {
      name,
      ref: context.register(context.obj({ Type: 'ExtGState', ...dictionary } as never)),
    })
    return name
  }
  const formRef = (content: string, box: readonly number[], colourSpace: unknown): PDFRef =>
    contentStream(context, content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: box,
      Resources: ref,
      Group: { Type: 'Group', S: 'Transparency', I: true, CS: colourSpace },
    })

  const sRgb = ['ICCBased', srgb]

  /**
   * Resource names for the content of one page; `sheet` is its size in points. Groups blend in the inks of the press
   * where black ink must stay black, otherwise in sRGB, which keeps the gamut of printers for photos.
   */
  const forPage = (sheet: readonly number[], { blendsInInks }: { blendsInInks: boolean }): PageResources => ({
    blendSpace: context.obj((blendsInInks ? 'DeviceCMYK' : sRgb) as never),
    spot: plates.spot,
    layer: kind => (hasLayers ? plates.layer(kind) : null),
    opacity: value => state(`opacity ${value}`, { ca: value, CA: value }),
    overprint: () => state('overprint', { OP: true, op: true, OPM: 1 }),
    form: content => {
      const name = `Form${++forms}`
      xObjects[name] = formRef(content, sheet, blendsInInks ? 'DeviceCMYK' : sRgb)
      return name
    },
    mask: content => {
      const [, , width = 0, height = 0] = sheet
      const group = formRef(`1 g 0 0 ${width} ${height} re f\n${content}`, sheet, 'DeviceGray')
      return state(`mask ${group.objectNumber}`, { SMask: { Type: 'Mask', S: 'Luminosity', G: group } })
    },
  })

  return {
    ref,
    xObjects,
    forPage,
    /** Must be called once, after all content is written; returns the entries of the catalogue. */
    finish: (fonts: Record<string, PDFRef> = {}) => {
      const layers = plates.properties()
      const graphicsStates = Object.fromEntries([...states.values()].map(one => [one.name, one.ref]))
      context.assign(
        ref,
        context.obj({
          ColorSpace: { Srgb: context.obj(['ICCBased', srgb]), ...plates.colourSpaces() },
          XObject: xObjects,
          ...(Object.keys(fonts).length > 0 ? { Font: fonts } : {}),
          ...(states.size > 0 ? { ExtGState: graphicsStates } : {}),
          ...(Object.keys(layers).length > 0 ? { Properties: layers } : {}),
        }),
      )
      return plates.catalogue()
    },
  }
}
