import { defineFileCall } from '../call.ts'
import type { photoPreviewSchemas } from './photo-preview.schema.ts'

export const PHOTO_PREVIEW_SIZES = [160, 640, 2048] as const

export const photoPreview = defineFileCall<typeof photoPreviewSchemas>({
  name: 'photoPreview',
  title: "Shows a photo's preview to its owner; its size is that of the longest side in pixels.",
  fileMethod: 'GET',
  path: '/web-api/photos/:id/preview',
  produces: ['image/webp'],
  withoutShop: true,
})

/** Address of a photo's preview by its longest side in pixels; answers only to its owner. */
export const photoPreviewUrl = (id: string, size: (typeof PHOTO_PREVIEW_SIZES)[number]): string =>
  `/web-api/photos/${encodeURIComponent(id)}/preview?size=${size}`
