const KEY = 'own-photo'

/** Id of the photo this device keeps, known before anything is loaded; `undefined` where there is none. */
export function ownPhotoHint(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export const writeOwnPhotoHint = (id: string): void => localStorage.setItem(KEY, id)

export const dropOwnPhotoHint = (): void => localStorage.removeItem(KEY)
