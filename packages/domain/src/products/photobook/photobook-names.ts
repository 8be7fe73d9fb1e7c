import type { PhotobookOrientation, PhotobookType } from '../../catalogue/vocabulary.ts'
import type { Orientation } from '../../sizes/dimension.ts'

export type PhotobookTemplate = Orientation

/** By `-quer` or `-hoch` in the format's name, else square (spec 2). */
export function photobookTemplate(format: string): PhotobookTemplate {
  if (format.includes('-quer')) return 'landscape'
  return format.includes('-hoch') ? 'portrait' : 'square'
}

/** Splits `digitalfotobuch-hard` at its last hyphen into printing and cover; without a hyphen there is no cover. */
export function splitPhotobookType(type: string): { printing?: string; cover?: string } {
  const at = type.lastIndexOf('-')
  const [printing, cover] = at < 0 ? [type, ''] : [type.slice(0, at), type.slice(at + 1)]
  return { ...(printing && { printing }), ...(cover && { cover }) }
}

const PRINTED = { 'din-landscape': 'a5-quer', 'din-portrait': 'a4-hoch', square: '200-200' } as const
const EXPOSED = { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '300-300' } as const

/** The default format of a book in an orientation (spec 9). */
export const defaultPhotobookFormat = (type: PhotobookType, orientation: PhotobookOrientation): string =>
  (type === 'echtfotobuch' ? EXPOSED : PRINTED)[orientation]
