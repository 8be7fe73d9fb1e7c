/** Which template a book's format takes; the spec's orientations din-landscape, din-portrait and square. */
export type PhotobookTemplate = 'landscape' | 'portrait' | 'square'

/** By `-quer` or `-hoch` in the format's name, else square (spec 2). */
export function photobookTemplate(format: string): PhotobookTemplate {
  if (format.includes('-quer')) return 'landscape'
  return format.includes('-hoch') ? 'portrait' : 'square'
}

/** Splits `digitalfotobuch-hard` at its last hyphen into printing and cover; without one there is no cover. */
export function splitPhotobookType(type: string): { printing?: string; cover?: string } {
  const at = type.lastIndexOf('-')
  const [printing, cover] = at < 0 ? [type, ''] : [type.slice(0, at), type.slice(at + 1)]
  return { ...(printing && { printing }), ...(cover && { cover }) }
}
