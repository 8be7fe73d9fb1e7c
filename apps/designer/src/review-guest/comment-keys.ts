/**
 * Keys of the comments that were written in this browser: whoever has one may change its comment or take it back. Kept per
 * comment, so that two windows do not lose each other's.
 */
const nameOf = (id: string) => `shared-comment/${id}`

export function storeCommentKey(id: string, key: string): void {
  try {
    localStorage.setItem(nameOf(id), key)
  } catch {
    // A closed storage costs only that the comment stays as it is.
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
