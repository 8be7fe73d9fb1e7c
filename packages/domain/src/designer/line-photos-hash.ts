const MARK = '#from-line='
const ID = /^[\w-]{8,64}$/

/** A designer's address that asks for the photos of a line of the cart, in the part that browsers keep to themselves. */
export const withLinePhotosHash = (address: string, lineId: string): string => `${address}${MARK}${lineId}`

/** The line whose photos an address asks for. */
export function requestedLinePhotos(hash: string): string | undefined {
  const id = hash.startsWith(MARK) ? hash.slice(MARK.length) : ''
  return ID.test(id) ? id : undefined
}
