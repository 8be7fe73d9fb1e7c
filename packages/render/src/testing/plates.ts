import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import type { Ink } from '@passepartout/document'
import { path, type Scene, type SceneNode } from '../scene.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'

/**
 * One plate of a print file as a file of its own that any reader shows: a spot colour in black, with everything above
 * it that knocks it out in white; without a name the process colours, as if the spots were transparent.
 */
export async function extractPlate(pdf: Uint8Array, spot: string | null): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  const { context } = document
  const clear = {
    ClearFill: context.register(context.obj({ Type: 'ExtGState', ca: 0 })),
    ClearStroke: context.register(context.obj({ Type: 'ExtGState', CA: 0 })),
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict) addClear(object)
    if (!(object instanceof PDFRawStream)) continue
    const subtype = object.dict.get(PDFName.of('Subtype'))
    if (subtype === PDFName.of('Image') && spot !== null) whiten(object, ref)
    else if (isContent(object)) rewrite(object, ref)
  }
  return document.save({ useObjectStreams: false })

  /** Pages share resources, which are objects of their own. */
  function addClear(dict: PDFDict): void {
    if (!dict.has(PDFName.of('ColorSpace')) || !dict.has(PDFName.of('XObject'))) return
    const states = dict.lookupMaybe(PDFName.of('ExtGState'), PDFDict) ?? context.obj({})
    for (const [name, state] of Object.entries(clear)) states.set(PDFName.of(name), state)
    dict.set(PDFName.of('ExtGState'), states)
  }

  function whiten(image: PDFRawStream, ref: PDFRef): void {
    const mask = image.dict.get(PDFName.of('SMask'))
    const grey = image.dict.get(PDFName.of('ColorSpace')) === PDFName.of('DeviceGray')
    if (grey) return
    context.assign(
      ref,
      context.stream(new Uint8Array([255, 255, 255]), {
        ...{ Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1 },
        ...{ ColorSpace: 'DeviceRGB', BitsPerComponent: 8, ...(mask ? { SMask: mask } : {}) },
      }),
    )
  }

  function rewrite(stream: PDFRawStream, ref: PDFRef): void {
    const packed = stream.dict.get(PDFName.of('Filter')) !== undefined
    const text = Buffer.from(packed ? inflateSync(stream.getContents()) : stream.getContents()).toString(
      'latin1',
    )
    const {
      Length: _length,
      Filter: _filter,
      ...rest
    } = Object.fromEntries(stream.dict.entries().map(([name, value]) => [name.decodeText(), value]))
    const changed = spot === null ? withoutSpots(text) : onlySpot(text, spot)
    context.assign(ref, context.stream(Buffer.from(changed, 'latin1'), rest as never))
  }
}

/** Whether a stream is a page or form; the content of a luminosity mask is no ink. */
function isContent({ dict }: PDFRawStream): boolean {
  const type = dict.get(PDFName.of('Type'))
  if (dict.get(PDFName.of('Subtype')) === PDFName.of('Form')) {
    const space = dict.lookupMaybe(PDFName.of('Group'), PDFDict)?.get(PDFName.of('CS'))
    return space instanceof PDFArray
  }
  return type === undefined && !dict.has(PDFName.of('N')) && !dict.has(PDFName.of('FunctionType'))
}

const COLOUR = /\/Srgb (cs|CS) [\d. ]+ (scn|SCN)/g
/** Black ink alone, filled or stroked. */
const BLACK_INK = /\b0 0 0 [\d.]+ ([kK])\n/g
const SPOT = /\/(\w+) (cs|CS) 1 (scn|SCN)/g

const onlySpot = (text: string, spot: string) =>
  text
    .replace(COLOUR, '/Srgb $1 1 1 1 $2')
    .replace(BLACK_INK, (_all, operator: string) =>
      operator === 'k' ? '/Srgb cs 1 1 1 scn\n' : '/Srgb CS 1 1 1 SCN\n',
    )
    .replace(
      SPOT,
      (_all, name: string, space: string, colour: string) =>
        `/Srgb ${space} ${name === spot ? '0 0 0' : '1 1 1'} ${colour}`,
    )

/** Paints spot colours fully transparent; process colours stay. */
const withoutSpots = (text: string) =>
  text.replace(SPOT, (all, name: string, space: string) =>
    name === 'Srgb' ? all : `/Clear${space === 'cs' ? 'Fill' : 'Stroke'} gs`,
  )

/** The screen's rendering of one plate: the foil in black and all else white, or everything but the foil. */
export function plateAsScene(scene: Scene, plate: 'metal' | 'process'): Scene {
  const painted = (ink: Ink | null): string | null => {
    if (ink === null) return null
    const isMetal = typeof ink === 'object'
    if (plate === 'process') return isMetal ? null : ink
    return isMetal ? BLACK : WHITE
  }
  const visit = (node: SceneNode): SceneNode[] => {
    if (node.type === 'group') return [{ ...node, children: node.children.flatMap(visit) }]
    if (node.type === 'rect') return [plate === 'metal' ? { ...node, fill: WHITE } : node]
    if (node.type === 'image') {
      if (plate === 'process') return [node]
      const { width, height } = node.pixels
      return [path(`M0 0H${width}V${height}H0Z`, { fill: WHITE, matrix: node.matrix })]
    }
    const stroke = node.stroke && painted(node.stroke.ink)
    const fill = painted(node.fill)
    if (fill === null && !stroke) return []
    return [{ ...node, fill, stroke: node.stroke && stroke ? { ...node.stroke, ink: stroke } : null }]
  }
  return { ...scene, nodes: scene.nodes.flatMap(visit) }
}

/** Spot colours for which a file has plates. */
export const listSpotPlates = (pdf: Uint8Array): string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Separation\s*\/(\w+)/g),
  ].map(([, name = '']) => name)
