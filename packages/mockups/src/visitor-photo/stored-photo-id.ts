const KEY = 'own-photo'
/** In the hash, which browsers do not send to servers. */
const OWN_PHOTO_HASH = '#own-photo'

/** The designer's address with the request to use the stored visitor photo. */
export const withVisitorPhotoHash = (address: string): string => address + OWN_PHOTO_HASH

export const isVisitorPhotoRequested = (hash: string): boolean => hash === OWN_PHOTO_HASH

/** Id of the stored visitor photo, readable before the photo loads; `undefined` without one. */
export function storedPhotoId(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether another window changed the stored visitor photo. */
export const isStoredPhotoChange = ({ key }: { key: string | null }): boolean => key === KEY || key === null

export const writeStoredPhotoId = (id: string): void => localStorage.setItem(KEY, id)

export function clearStoredPhotoId(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
