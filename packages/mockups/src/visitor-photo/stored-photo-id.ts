const KEY = 'own-photo'
/** In the part of an address that browsers keep to themselves. */
const ASKED = '#own-photo'

/** A designer's address that asks for the photo of this device. */
export const withVisitorPhotoHash = (address: string): string => address + ASKED

export const isVisitorPhotoRequested = (hash: string): boolean => hash === ASKED

/** Id of the photo this device keeps, known before anything is loaded; `undefined` where there is none. */
export function storedPhotoId(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether another window changed what this device keeps. */
export const isStoredPhotoChange = ({ key }: { key: string | null }): boolean => key === KEY || key === null

export const writeStoredPhotoId = (id: string): void => localStorage.setItem(KEY, id)

export function clearStoredPhotoId(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // What keeps nothing has nothing to drop.
  }
}
