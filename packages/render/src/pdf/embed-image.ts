import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { Size } from '@passepartout/document'
import type { RasterisedEffect } from './effects.ts'
import { readJpegHeader } from './jpeg-header.ts'
import { PdfError } from './pdf-error.ts'

export type ImageOrientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/**
 * A photo at full resolution. `jpeg` is embedded byte for byte (three colours, 8 bit); `rgb` is interleaved 8 bit and
 * is deflated here; `deflated-rgb` is already deflated (zlib), for large images.
 */
export interface PrintImage {
  encoding: 'jpeg' | 'rgb' | 'deflated-rgb'
  bytes: Uint8Array
  /** Pixels as stored, before the orientation is applied. */
  width: number
  height: number
  /** EXIF orientation of the stored pixels; PDF has none, so it becomes part of the placement. */
  orientation?: ImageOrientation
  /** The photo's own colour profile; without one the document's sRGB applies. */
  icc?: Uint8Array
}

/** Writes the image as an XObject in its ICC colour space. */
export function embedImage(context: PDFContext, image: PrintImage, colourSpace: PDFRef): PDFRef {
  checkImage(image)
  const dictionary = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: image.width,
    Height: image.height,
    BitsPerComponent: 8,
    ColorSpace: context.obj(['ICCBased', colourSpace]),
  }
  if (image.encoding === 'jpeg') {
    return context.register(context.stream(image.bytes, { ...dictionary, Filter: 'DCTDecode' }))
  }
  if (image.encoding === 'deflated-rgb') {
    return context.register(context.stream(image.bytes, { ...dictionary, Filter: 'FlateDecode' }))
  }
  return context.register(context.flateStream(image.bytes, dictionary))
}

/** Writes an image with its alpha channel as a soft mask. */
export function embedEffect(
  context: PDFContext,
  { width, height, rgb, alpha }: RasterisedEffect,
  colourSpace: PDFRef,
): PDFRef {
  const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const mask = context.register(context.flateStream(alpha, { ...common, ColorSpace: 'DeviceGray' }))
  const ColorSpace = context.obj(['ICCBased', colourSpace])
  return context.register(context.flateStream(rgb, { ...common, ColorSpace, SMask: mask }))
}

/** Size after the orientation is applied. */
export const uprightSize = ({ width, height, orientation = 1 }: PrintImage): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

function checkImage(image: PrintImage): void {
  const { encoding, bytes, width, height } = image
  if (encoding === 'rgb' && bytes.length !== width * height * 3) {
    throw new PdfError('image-unusable', `Raw picture of ${width} x ${height} has ${bytes.length} bytes`)
  }
  if (encoding !== 'jpeg') return
  const header = readJpegHeader(bytes)
  if (!header) throw new PdfError('image-unusable', 'Not a JPEG file')
  if (header.components !== 3 || header.bitsPerComponent !== 8) {
    throw new PdfError('image-unusable', `JPEG with ${header.components} colours; three are needed`)
  }
  if (header.width !== width || header.height !== height) {
    throw new PdfError(
      'image-mismatch',
      `JPEG is ${header.width} x ${header.height}, announced as ${width} x ${height}`,
    )
  }
}
