import { cartLinePhotoRows, type Database, findCartLine } from '@passepartout/db'
import { facesOf, parseDocument } from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import { toScene } from '@passepartout/render'
import { sceneToPdf } from '@passepartout/render/pdf'
import type { Typesetter } from '@passepartout/typeset'
import { masterKey, originalKey, type PhotoFiles } from './photo-files.ts'
import { printImage } from './print-image.ts'
import { rasterise } from './rasterise.ts'
import { srgbProfile } from './srgb-profile.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Writes the print file of a cart line from its frozen document and the original photos. The same line gives the
 * same bytes whenever it is printed.
 *
 * @throws AppError
 */
export async function printLine({
  db,
  storage,
  shaper,
  lineId,
}: {
  db: Database
  storage: PhotoFiles
  shaper: Typesetter
  lineId: string
}): Promise<Uint8Array> {
  const line = UUID.test(lineId) ? await findCartLine(db, { id: lineId }) : undefined
  if (!line) throw new AppError('not-found', { message: `There is no cart line ${lineId}` })
  const parsed = parseDocument(line.document)
  if (!parsed.ok) {
    throw new AppError('invalid-document', { message: `The design of cart line ${lineId} cannot be read` })
  }
  const photos = await cartLinePhotoRows(db, { lineId })
  const { document } = parsed
  await shaper.load(facesOf(document))
  const scenes = document.pages.map((_, index) => toScene(document, index, { shaper }))

  const loadImage = async (assetId: string) => {
    const photo = photos.find(({ id }) => id === assetId)
    if (!photo) throw missing(assetId)
    const key = photo.hasMaster ? masterKey(photo.id) : originalKey(photo.id)
    const image = await storage.withFile(key, printImage)
    if (!image) throw missing(assetId)
    return image
  }
  // Neither names nor titles: the file travels to the plant.
  const options = {
    loadImage,
    icc: await srgbProfile(),
    createdAt: line.createdAt,
    title: `Cart line ${lineId}`,
    rasterise,
  }
  return sceneToPdf(scenes, options)
}

const missing = (assetId: string) =>
  new AppError('gone', { message: `The original of photo ${assetId} is not in the storage` })
