import type { DesignKind, Locale, PrintFinish } from '@passepartout/domain'
import { defineFileCall } from '../call.ts'
import type { cardLayoutsSchemas, cardSideSchemas, designImageSchemas } from './schemas.ts'

export const designImage = defineFileCall<typeof designImageSchemas>({
  name: 'designPicture',
  title: 'Shows a page of a design in one of its palettes.',
  fileMethod: 'GET',
  path: '/web-api/design-pictures/:kind/:id',
  produces: ['image/webp'],
  withoutShop: true,
})

export const cardSide = defineFileCall<typeof cardSideSchemas>({
  name: 'cardFace',
  title:
    'Describes what of a page of a card changes with the names and photo of a visitor, without its drawings.',
  fileMethod: 'GET',
  path: '/web-api/card-faces/:id',
  produces: ['application/json'],
  withoutShop: true,
})

export const cardLayouts = defineFileCall<typeof cardLayoutsSchemas>({
  name: 'cardLayouts',
  title:
    'Describes the pages of a card in each format that its design can be laid out for, with sample words.',
  fileMethod: 'GET',
  path: '/web-api/card-layouts/:themeId',
  produces: ['application/json'],
  withoutShop: true,
})

export interface DesignImageAddress {
  kind: DesignKind
  id: string
  /** Version of the designs. */
  version: string
  locale: Locale
  width?: 160 | 240 | 320 | 480 | 720 | 1080
  page?: string
  palette?: string
  refinement?: PrintFinish
}

/** URL of a design's image. */
export function designImageUrl({ kind, id, version, ...query }: DesignImageAddress): string {
  const { width = 480, page, palette, locale, refinement } = query
  const pairs = Object.entries({ width, page, palette, locale, refinement, v: version })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return `/web-api/design-pictures/${kind}/${encodeURIComponent(id)}?${pairs.join('&')}`
}
