import type { Point, Quad } from '@passepartout/mockups'
import { findPaperSheet, isSheetLandscape } from './find-paper-sheet.ts'
import { MAX_WALL_ITEMS, type RoomPhoto, sheetSize } from './room-photo.ts'

/** Longer side of the stored photo: sharp on any screen, without the original's place and time. */
const KEPT_PX = 2400
/** Longer side of the image that is searched for the sheet. */
const SEARCHED_PX = 1000

/** Reads a photo of a wall and searches for the sheet; `null` where the browser cannot read the file. */
export async function loadRoomPhoto(
  file: Blob,
  paper: Parameters<typeof sheetSize>[0],
  before: RoomPhoto | null,
): Promise<{ wall: RoomPhoto; found: boolean } | null> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
  const scaled = drawToCanvas(bitmap, KEPT_PX)
  const searched = drawToCanvas(bitmap, SEARCHED_PX)
  bitmap.close()
  const photo = await new Promise<Blob | null>(resolve => scaled?.canvas.toBlob(resolve, 'image/jpeg', 0.88))
  if (!scaled || !searched || !photo) return null
  const { width, height } = scaled.canvas
  const seen = searched.getImageData(0, 0, searched.canvas.width, searched.canvas.height)
  const share = width / seen.width
  const found = findPaperSheet(seen)
  const corners = found
    ? (found.map(([x, y]) => [x * share, y * share] as const) as unknown as Quad)
    : inTheMiddle(width, height)
  const lies = found !== null && isSheetLandscape(found)
  const [sheetWidth, sheetHeight] = sheetSize(paper, lies)
  const centre: Point = [sheetWidth / 2, sheetHeight / 2]
  const others = (before?.others ?? []).slice(0, MAX_WALL_ITEMS)
  return { wall: { photo, width, height, corners, lies, centre, others }, found: found !== null }
}

function drawToCanvas(bitmap: ImageBitmap, longest: number): CanvasRenderingContext2D | null {
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context
}

/** Initial corners, to be dragged to the sheet. */
function inTheMiddle(width: number, height: number): Quad {
  const high = Math.min(width, height) * 0.24
  const wide = high / Math.SQRT2
  const [left, top] = [(width - wide) / 2, (height - high) / 2]
  return [
    [left, top],
    [left + wide, top],
    [left + wide, top + high],
    [left, top + high],
  ]
}
