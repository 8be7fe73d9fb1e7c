/**
 * Keys of comments written in this browser; a key allows changing or withdrawing its comment. Stored per comment, so
 * that two windows do not overwrite each other's.
 */
const nameOf = (id: string) => `shared-comment/${id}`

export function storeCommentKey(id: string, key: string): void {
  try {
    localStorage.setItem(nameOf(id), key)
  } catch {
    // Without storage, the comment merely cannot be changed.
  }
}

export function commentKeyOf(id: string): string | null {
  try {
    return localStorage.getItem(nameOf(id))
  } catch {
    return null
  }
}

export function deleteCommentKey(id: string): void {
  try {
    localStorage.removeItem(nameOf(id))
  } catch {
    // See above.
  }
}
