import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'

/** Where the drawn picture of a line is kept. Its design never changes, so it is drawn once. */
export const linePictureKey = (lineId: string) => `lines/${lineId}/picture.webp`

/** The picture shows the customer's photo: it goes with the line. */
export async function removeLinePicture(
  { storage }: { storage: ObjectStorage },
  lineId: string,
): Promise<void> {
  await storage.remove(`lines/${lineId}/`)
}
