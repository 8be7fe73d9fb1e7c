/** Storage keys of an uploaded photo's files: the API writes them, the print worker reads them. */
export const photoFolder = (id: string) => `photos/${id}/`
export const originalKey = (id: string) => `photos/${id}/original`
/** Replaces an original that cannot be decoded for print (HEIC): same pixels, upright, with its profile. */
export const printMasterKey = (id: string) => `photos/${id}/master.jpg`
/** @param size longer side in px */
export const previewKey = (id: string, size: number) => `photos/${id}/preview-${size}.webp`
/** The largest preview, from which proofs and enlarged areas are drawn. */
export const largePreviewKey = (id: string) => previewKey(id, 2048)
/** The images of a line in a cart or order; they contain its photos and are deleted with it. */
export const lineImageFolder = (lineId: string) => `lines/${lineId}/`
