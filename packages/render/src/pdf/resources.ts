import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { Foil } from '@passepartout/document'
import { flatFoilColour, SPOT_NAMES } from '../foil.ts'
import type { ContentResources } from './write-content.ts'

/** Content above this many characters is deflated. */
const DEFLATE_FROM = 20_000

export const contentStream = (context: PDFContext, content: string, dictionary = {}): PDFRef =>
  context.register(
    content.length > DEFLATE_FROM
      ? context.flateStream(content, dictionary)
      : context.stream(content, dictionary),
  )

/** Resources shared by all pages; unused ones are not written. */
export function createResources(context: PDFContext, srgb: PDFRef) {
  const ref = context.nextRef()
  const spots = new Map<Foil, { name: string; space: PDFRef }>()
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

  /** Resource names for the content of one page; `sheet` is its size in points. */
  const forPage = (
    sheet: readonly number[],
  ): Pick<ContentResources, 'spot' | 'opacity' | 'overprint' | 'form' | 'mask'> => ({
    spot: foil => {
      const known = spots.get(foil)
      if (known) return known.name
      const name = SPOT_NAMES[foil]
      spots.set(foil, { name, space: context.register(spotSpace(context, foil, srgb)) })
      return name
    },
    opacity: value => state(`opacity ${value}`, { ca: value, CA: value }),
    overprint: () => state('overprint', { OP: true, op: true, OPM: 1 }),
    form: content => {
      const name = `Form${++forms}`
      xObjects[name] = formRef(content, sheet, ['ICCBased', srgb])
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
    /** Must be called once, after all content is written. */
    finish: (fonts: Record<string, PDFRef> = {}) => {
      const colourSpaces = Object.fromEntries([...spots.values()].map(({ name, space }) => [name, space]))
      const graphicsStates = Object.fromEntries([...states.values()].map(one => [one.name, one.ref]))
      context.assign(
        ref,
        context.obj({
          ColorSpace: { Srgb: context.obj(['ICCBased', srgb]), ...colourSpaces },
          XObject: xObjects,
          ...(Object.keys(fonts).length > 0 ? { Font: fonts } : {}),
          ...(states.size > 0 ? { ExtGState: graphicsStates } : {}),
        }),
      )
    },
  }
}

/** A separation colour space for the foil; readers without that plate show a plain colour. */
function spotSpace(context: PDFContext, foil: Foil, srgb: PDFRef) {
  const colour = flatFoilColour(foil)
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: channels, N: 1 }
  return context.obj(['Separation', SPOT_NAMES[foil], context.obj(['ICCBased', srgb]), context.obj(tint)])
}
