/** The original file name from its percent-encoded header: one line, no path, at most 120 characters. */
export function fileName(header: string | null): string {
  const name = decoded(header ?? '')
    .replace(/\p{C}+/gu, ' ')
    .replace(/^.*[\\/]/, '')
    .trim()
  return Array.from(name).slice(0, 120).join('') || 'Foto'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
