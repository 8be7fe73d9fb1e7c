/**
 * A JPEG without metadata: EXIF with its location, XMP, thumbnails, comments, and what some phones append after the
 * image. Its profile is passed to the PDF separately. `undefined` for files whose colours need a full decoder (RGB
 * without the Adobe marker, or not three components of 8 bits).
 */
export function stripJpegMetadata(file: Buffer): Buffer | undefined {
  const segments: Buffer[] = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return undefined
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return undefined
    if (isFrameHeader(marker) && !isColourJpegWithoutAlpha(file.subarray(at, end))) return undefined
    if (!isMetadata(marker)) segments.push(file.subarray(at, end))
    if (marker === START_OF_SCAN) {
      segments.push(file.subarray(end, endOfPicture(file, end)))
      return Buffer.concat(segments)
    }
    at = end
  }
  return undefined
}

const START_OF_SCAN = 0xda
const ADOBE = 0xee
const JFIF = 0xe0
const COMMENT = 0xfe

/** All application segments but the two that define the colour encoding. */
const isMetadata = (marker: number) =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && marker !== JFIF && marker !== ADOBE)

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Three components of 8 bits that are not named R, G, B. */
function isColourJpegWithoutAlpha(frame: Buffer): boolean {
  const ids = [frame[10], frame[13], frame[16]]
  return frame[4] === 8 && frame[9] === 3 && String.fromCharCode(...ids.map(Number)) !== 'RGB'
}

/** The end marker of the last scan; inside scans the marker cannot occur. */
function endOfPicture(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; ) {
    const next = file.indexOf(0xff, at)
    if (next < 0 || next + 1 >= file.length) break
    const marker = file[next + 1] ?? 0
    if (marker === 0xd9) return next + 2
    const standsAlone = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    // Between the scans of a progressive image there are tables, whose content may look like markers.
    at =
      standsAlone || next + 4 > file.length
        ? next + (marker === 0xff ? 1 : 2)
        : next + 2 + file.readUInt16BE(next + 2)
  }
  return file.length
}
