import type { ObjectStorage } from '@passepartout/storage'

/** Where the drawn picture of a line is kept. Its design never changes, so it is drawn once. */
export const linePictureKey = (lineId: string) => `${linePictureFolder(lineId)}picture.webp`

/** All that is drawn of a line. */
export const linePictureFolder = (lineId: string) => `lines/${lineId}/`

/** The picture shows the customer's photo: it goes with the line. */
export async function removeLinePicture(
  { storage }: { storage: ObjectStorage },
  lineId: string,
): Promise<void> {
  await storage.remove(linePictureFolder(lineId))
}
