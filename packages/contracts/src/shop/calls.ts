import { defineCall } from '../call.ts'
import type {
  getAspectRatioSchemas,
  getCampaignDataSchemas,
  getInitialDataSchemas,
  getLocalizedUrlsSchemas,
  getProductSafetySchemas,
  getSkuContainerSchemas,
} from './schemas.ts'

export const getAspectRatio = defineCall<typeof getAspectRatioSchemas>({
  name: 'getAspectRatio',
  title: 'The named ratio that a format or a picture is nearest to.',
  method: 'GET',
  path: '/web-api/aspect-ratio',
})

export const getCampaignData = defineCall<typeof getCampaignDataSchemas>({
  name: 'getCampaignData',
  title: 'The reductions that run in the shop today and those that are announced.',
  method: 'GET',
  path: '/web-api/campaign-data',
})

export const getInitialData = defineCall<typeof getInitialDataSchemas>({
  name: 'getInitialData',
  title: 'What a front end needs to know of its shop before its first page.',
  method: 'GET',
  path: '/web-api/shop-frontends-initial-data',
})

export const getLocalizedUrls = defineCall<typeof getLocalizedUrlsSchemas>({
  name: 'getLocalizedUrls',
  title: 'The addresses of one page in all locales of the channel.',
  method: 'GET',
  path: '/web-api/localized-urls',
})

export const getProductSafety = defineCall<typeof getProductSafetySchemas>({
  name: 'getProductSafety',
  title: 'Who makes the products of the shop, and what has to be said of their safety.',
  method: 'GET',
  path: '/web-api/product-safety',
})

export const getSkuContainer = defineCall<typeof getSkuContainerSchemas>({
  name: 'getSkuContainer',
  title: 'What an article number stands for, with its price and the way into the designer.',
  method: 'GET',
  path: '/web-api/sku/container',
})
