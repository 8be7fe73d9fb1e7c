import { defineCall } from '../call.ts'
import type {
  getArticlePriceSchemas,
  getFormatGroupPricesImagesSchemas,
  getFormatGroupPricesSchemas,
  getFormatPricesSchemas,
  getFramePricesSchemas,
  getPhotoOptionPricesSchemas,
  getPricesFromSchemas,
} from './schemas.ts'

export const getArticlePrice = defineCall<typeof getArticlePriceSchemas>({
  name: 'getArticlePrice',
  title: 'The price of one configuration with its parts.',
  method: 'GET',
  path: '/price-api/prices/article',
})

export const getFormatGroupPricesImages = defineCall<typeof getFormatGroupPricesImagesSchemas>({
  name: 'getFormatGroupPricesImages',
  title: "The prices of a material's formats by ratio group, with the material's picture.",
  method: 'GET',
  path: '/price-api/prices/format-group-prices-images',
})

export const getFormatGroupPrices = defineCall<typeof getFormatGroupPricesSchemas>({
  name: 'getFormatGroupPrices',
  title: "The prices of a material's formats by ratio group.",
  method: 'GET',
  path: '/price-api/prices/format-group',
})

export const getFormatPrices = defineCall<typeof getFormatPricesSchemas>({
  name: 'getFormatPrices',
  title: 'The prices of all formats in which a material can be had with the given options.',
  method: 'GET',
  path: '/price-api/prices/formats',
})

export const getFramePrices = defineCall<typeof getFramePricesSchemas>({
  name: 'getFramePrices',
  title: 'The prices of a picture in every frame that fits it, or of frames alone.',
  method: 'GET',
  path: '/price-api/frame',
})

export const getPhotoOptionPrices = defineCall<typeof getPhotoOptionPricesSchemas>({
  name: 'getPhotoOptionPrices',
  title: 'What the options of a material cost.',
  method: 'GET',
  path: '/price-api/photo-options-groups',
})

export const getPricesFrom = defineCall<typeof getPricesFromSchemas>({
  name: 'getPricesFrom',
  title: 'The lowest price of every material.',
  method: 'GET',
  path: '/web-api/product-selection-photo-frame/prices-from',
})
