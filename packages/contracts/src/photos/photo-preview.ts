export const PHOTO_PREVIEW_SIZES = [160, 640, 2048] as const

/** Address of a photo's preview by its longest side in pixels; answers only to its owner. */
export const photoPreviewUrl = (id: string, size: (typeof PHOTO_PREVIEW_SIZES)[number]): string =>
  `/web-api/photos/${encodeURIComponent(id)}/preview?size=${size}`
