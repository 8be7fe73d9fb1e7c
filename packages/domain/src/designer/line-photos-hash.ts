const MARK = '#from-line='
const ID = /^[\w-]{8,64}$/

/**
 * A designer's address that requests the photos of a cart line, in the hash, which browsers do not send to a server.
 */
export const withLinePhotosHash = (address: string, lineId: string): string => `${address}${MARK}${lineId}`

/** The cart line whose photos an address requests. */
export function requestedLinePhotos(hash: string): string | undefined {
  const id = hash.startsWith(MARK) ? hash.slice(MARK.length) : ''
  return ID.test(id) ? id : undefined
}
