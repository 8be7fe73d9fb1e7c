import createHeif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/**
 * Decodes a HEIC image, upright. Browsers other than Safari cannot; the decoder (1.5 MB) is fetched for such a file
 * only.
 *
 * @throws Error if the file is damaged
 */
export async function decodeHeic(bytes: ArrayBuffer): Promise<ImageBitmap> {
  const heif = await createHeif()
  const [picture] = new heif.HeifDecoder().decode(bytes)
  if (!picture) throw new Error('No picture in this file')
  const pixels = new ImageData(picture.get_width(), picture.get_height())
  await new Promise<void>((resolve, reject) =>
    picture.display(pixels, shown => (shown ? resolve() : reject(new Error('This picture is damaged')))),
  )
  return createImageBitmap(pixels)
}
