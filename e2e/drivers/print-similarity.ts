import { pdfPageSizes, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { similarity } from '@passepartout/render/testing/similarity'
import sharp from 'sharp'

const POSTER = { width: 600, height: 400, bleed: 3 }

/** Similarity, in luminance, of the print file of a 60 x 40 cm poster and the customer's image. */
export async function printSimilarity(pdf: Uint8Array, shown: Uint8Array): Promise<number> {
  const { bleed, ...trim } = POSTER
  // The code of the sheet is on paper below the bleed.
  const [width = 0, height = 0] = pdfPageSizes(pdf)[0]?.MediaBox?.map(Math.round) ?? []
  const { pixels, ...raw } = await rasterisePdf(pdf, { width, height })
  const front = sharp(pixels, { raw: { ...raw, channels: 3 } }).extract({ left: bleed, top: bleed, ...trim })
  const [printed, seen] = await Promise.all([
    front.png().toBuffer(),
    sharp(shown).resize(trim).removeAlpha().png().toBuffer(),
  ])
  // Half the size, because poppler picks single pixels of a photo where the cart's image averages them.
  const size = { width: trim.width / 2, height: trim.height / 2 }
  const greyOf = async (png: Buffer) => {
    const grey = await sharp(png).greyscale().resize(size).toColourspace('b-w').raw().toBuffer()
    return {
      ...size,
      pixels: Uint8Array.from({ length: grey.length * 3 }, (_, at) => grey[Math.floor(at / 3)] ?? 0),
    }
  }
  return similarity(await greyOf(printed), await greyOf(seen))
}
