/** `2026:08:14 10:22:00`, the notation of EXIF. */
const STAMP = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/

const EXIF_FOLDER = 0x8769
const TAKEN = 0x9003
const CHANGED = 0x0132

/**
 * When a photo was taken, by its camera's clock (`2026-08-14T10:22:00`), from the EXIF block in the head of its file;
 * `undefined` without one or if the clock was never set.
 *
 * Source: CIPA DC-008 (Exif 2.3), tags DateTimeOriginal and DateTime.
 */
export function takenAt(bytes: Uint8Array): string | undefined {
  const start = findTiffHeader(bytes)
  if (start === undefined) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start)
  try {
    const little = view.getUint16(0) === 0x4949
    const first = readIfd(view, view.getUint32(4, little), little)
    const folder = first.get(EXIF_FOLDER)
    const exif = folder === undefined ? undefined : readIfd(view, view.getUint32(folder, little), little)
    return readDateTag(view, exif?.get(TAKEN), little) ?? readDateTag(view, first.get(CHANGED), little)
  } catch (error) {
    // The offset points beyond the head: the block is broken or stored further back.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Base of the block's offsets: after `Exif\0\0`, or at the start of a TIFF. */
function findTiffHeader(bytes: Uint8Array): number | undefined {
  const isMark = (at: number) =>
    (bytes[at] === 0x49 && bytes[at + 1] === 0x49 && bytes[at + 2] === 0x2a) ||
    (bytes[at] === 0x4d && bytes[at + 1] === 0x4d && bytes[at + 3] === 0x2a)
  if (isMark(0)) return 0
  for (let at = 0; at + 10 < bytes.length; at++) {
    const isExif =
      bytes[at] === 0x45 && bytes[at + 1] === 0x78 && bytes[at + 2] === 0x69 && bytes[at + 3] === 0x66
    if (isExif && bytes[at + 4] === 0 && bytes[at + 5] === 0 && isMark(at + 6)) return at + 6
  }
  return undefined
}

/** Offsets of the values in a directory (IFD), by tag. */
function readIfd(view: DataView, at: number, little: boolean): Map<number, number> {
  const count = Math.min(200, view.getUint16(at, little))
  const entries = Array.from({ length: count }, (_, index) => at + 2 + index * 12)
  return new Map(entries.map(entry => [view.getUint16(entry, little), entry + 8]))
}

function readDateTag(view: DataView, at: number | undefined, little: boolean): string | undefined {
  if (at === undefined) return undefined
  const from = view.getUint32(at, little)
  const text = String.fromCharCode(...Array.from({ length: 19 }, (_, index) => view.getUint8(from + index)))
  const [, year, month, day, hour, minute, second] = STAMP.exec(text) ?? []
  if (!year || Number(year) < 1826 || Number(month) < 1 || Number(month) > 12 || Number(day) < 1)
    return undefined
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`
}
